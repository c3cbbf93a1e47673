import type { QrCameraState } from '@quintet/ui/views/scan/QrCameraView';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createQrDetector } from './qr-detector.ts';

/** Milliseconds between two detections. */
const DETECT_INTERVAL_MS = 150;

/** Detects codes in the camera image until `signal` aborts. */
async function detectCodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const detector = await createQrDetector();
  while (!signal.aborted) {
    if (video.readyState >= video.HAVE_CURRENT_DATA && !document.hidden) {
      // A frame that cannot be read is skipped.
      const [found] = await detector.detect(video).catch(() => []);
      if (found && !signal.aborted) onText(found.rawValue);
    }
    await new Promise((resolve) => setTimeout(resolve, DETECT_INTERVAL_MS));
  }
}

/** Milliseconds to wait for a camera that another app has just released. */
const BUSY_RETRY_DELAY_MS = 700;

const isBusy = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotReadableError' || error.name === 'AbortError');

interface Camera {
  readonly state: QrCameraState;
  readonly video: RefObject<HTMLVideoElement | null>;
}

/** The rear camera while mounted: its video and the codes it reads. */
export function useQrCamera(onText: (text: string) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<QrCameraState>('starting');
  const onTextRef = useRef(onText);
  useEffect(() => {
    onTextRef.current = onText;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stream: MediaStream | undefined;
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop());

    async function start(): Promise<void> {
      if (!navigator.mediaDevices) throw new Error('no camera on a page that is not secure');
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (signal.aborted || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      if (signal.aborted) return;
      setState('on');
      await detectCodes(video.current, (text) => onTextRef.current(text), signal);
    }

    async function retryIfBusy(error: unknown): Promise<void> {
      if (!isBusy(error) || signal.aborted) throw error;
      stop();
      await new Promise((resolve) => setTimeout(resolve, BUSY_RETRY_DELAY_MS));
      if (!signal.aborted) await start();
    }

    start()
      .catch(retryIfBusy)
      .catch((error: unknown) => {
        if (signal.aborted) return;
        stop();
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
      });
    return () => {
      controller.abort();
      stop();
    };
  }, []);

  return { state, video };
}
