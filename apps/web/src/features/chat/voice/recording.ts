/** A running recording. */
export interface VoiceRecordingHandle {
  /** The current level, 0 to 1. */
  level(): number;
  /** Stops and returns the recording in the browser's format. */
  finish(): Promise<Blob>;
  /** Stops and discards the recording. */
  cancel(): void;
}

/** Formats that browsers record, the smallest first; none is MP3. */
const MIME_TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Speech is quiet: scales the level to the visible range. */
const GAIN = 3.2;

/** Requests the microphone and starts recording. Rejects with the browser's error: NotAllowedError, NotFoundError and others. */
export async function startVoiceRecording(): Promise<VoiceRecordingHandle> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
    void context.close().catch(() => undefined);
  };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);

  const mimeType = MIME_TYPES.find((form) => MediaRecorder.isTypeSupported(form));
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: 64_000 });
  const pieces: Blob[] = [];
  recorder.ondataavailable = ({ data }) => pieces.push(data);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();

  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      return Math.min(1, GAIN * Math.sqrt(sum / samples.length));
    },
    async finish() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      release();
      return new Blob(pieces, { type: recorder.mimeType });
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
