import type { MessageId } from '@quintet/i18n/ids';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../shared/feedback/toasts.ts';
import type { ChatClient } from '../chat-client.ts';
import type { VoiceRecordingHandle } from './recording.ts';

/** `locked`: hands-free; buttons send or discard it. */
export type VoiceRecorderState =
  | { readonly status: 'idle' | 'asking' | 'saving' }
  | { readonly status: 'recording'; readonly isLocked: boolean; readonly since: number };

/** Milliseconds. A shorter recording is discarded; at the longest it is sent. */
const MIN_DURATION_MS = 600;
const MAX_DURATION_MS = 10 * 60_000;

const PERMISSION_ERRORS: Readonly<Record<string, MessageId>> = {
  NotAllowedError: 'chat.voice.denied',
  SecurityError: 'chat.voice.denied',
  NotFoundError: 'chat.voice.no-microphone',
  // What WebKit says of the same; it is no DOMException, nor an Error.
  OverconstrainedError: 'chat.voice.no-microphone',
};
const getErrorMessage = (error: unknown): MessageId => PERMISSION_ERRORS[(error as Error).name] ?? 'chat.voice.failed';

/** Records and sends a voice message. */
export function useRecordAndSendVoice(chat: ChatClient, groupId: string, onSent: () => void) {
  const [state, setState] = useState<VoiceRecorderState>({ status: 'idle' });
  const recording = useRef<VoiceRecordingHandle | null>(null);
  const isActive = useRef(false);
  const isLocked = useRef(false);

  useEffect(
    () => () => {
      isActive.current = false;
      recording.current?.cancel();
      recording.current = null;
    },
    [],
  );

  async function start(locked: boolean): Promise<void> {
    if (state.status !== 'idle') return;
    isActive.current = true;
    isLocked.current = locked;
    setState({ status: 'asking' });
    try {
      const { startVoiceRecording } = await import('./recording.ts');
      const started = await startVoiceRecording();
      // Cancelled while the browser asked for permission.
      if (!isActive.current) return started.cancel();
      recording.current = started;
      setState({ status: 'recording', isLocked: isLocked.current, since: Date.now() });
      // Needed when the recording ends.
      void import('./encode-voice-message.ts').catch(() => undefined);
    } catch (error) {
      setState({ status: 'idle' });
      showToast(getErrorMessage(error));
    }
  }

  function lock(): void {
    isLocked.current = true;
    setState((now) => (now.status === 'recording' ? { ...now, isLocked: true } : now));
  }

  function cancel(): void {
    isActive.current = false;
    recording.current?.cancel();
    recording.current = null;
    setState({ status: 'idle' });
  }

  async function finish(): Promise<void> {
    if (state.status === 'idle' || state.status === 'saving') return;
    const finished = recording.current;
    const duration = state.status === 'recording' ? Date.now() - state.since : 0;
    if (!finished || duration < MIN_DURATION_MS) {
      cancel();
      showToast('chat.voice.too-short');
      return;
    }
    recording.current = null;
    setState({ status: 'saving' });
    try {
      const [recorded, { encodeVoiceMessage }] = await Promise.all([
        finished.finish(),
        import('./encode-voice-message.ts'),
      ]);
      await chat.sendFiles(groupId, [await encodeVoiceMessage(recorded)]);
      onSent();
    } catch {
      showToast('chat.voice.failed');
    }
    setState({ status: 'idle' });
  }

  const finishRef = useRef(finish);
  useEffect(() => {
    finishRef.current = finish;
  });
  const isRecording = state.status === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setTimeout(() => void finishRef.current(), MAX_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isRecording]);

  return {
    state,
    start: (locked: boolean) => void start(locked),
    lock,
    cancel,
    finish: () => void finish(),
    level: () => recording.current?.level() ?? 0,
  };
}
