import type { FileToSend } from '../sync/outbox-file.ts';
import type { VoiceEncodeInput } from './encode-worker.ts';

/** Samples per second, enough for speech. */
const SAMPLE_RATE = 24_000;

/** Decodes a recording of any format to audio samples. */
async function decode(recorded: Blob): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  return context.decodeAudioData(await recorded.arrayBuffer());
}

function mixToMono(audio: AudioBuffer): Float32Array {
  const mix = audio.getChannelData(0).slice();
  for (let channel = 1; channel < audio.numberOfChannels; channel += 1) {
    const other = audio.getChannelData(channel);
    for (let at = 0; at < mix.length; at += 1) mix[at]! += other[at]!;
  }
  if (audio.numberOfChannels > 1) for (let at = 0; at < mix.length; at += 1) mix[at]! /= audio.numberOfChannels;
  return mix;
}

function encode(input: VoiceEncodeInput): Promise<Blob> {
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ bytes?: Blob; error?: string }>) =>
      data.bytes ? resolve(data.bytes) : reject(new Error(data.error));
    worker.onerror = () => reject(new Error('the encoder did not start'));
    worker.postMessage(input, [input.samples.buffer]);
  }).finally(() => worker.terminate());
}

/** Encodes a recording as MP3, which plays everywhere (spec §7, Uploads). */
export async function encodeVoiceMessage(recorded: Blob): Promise<FileToSend> {
  const audio = await decode(recorded);
  const { duration, sampleRate } = audio;
  const bytes = await encode({ samples: mixToMono(audio), sampleRate });
  const shape = { width: null, height: null } as const;
  return {
    ...shape,
    kind: 'audio',
    filename: 'voice.mp3',
    extension: 'mp3',
    duration: Math.round(duration * 10) / 10,
    bytes,
  };
}
