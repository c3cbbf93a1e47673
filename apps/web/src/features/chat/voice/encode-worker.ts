import { createEncoder } from 'wasm-media-encoders/esnext';
import wasm from 'wasm-media-encoders/wasm/mp3?url';

/** Mono samples and their rate. */
export interface VoiceEncodeInput {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** Enough for clear mono speech. */
const BITRATE_KBPS = 48;
/** Samples per encoder call. */
const CHUNK_SAMPLES = 24_000;

async function encode({ samples, sampleRate }: VoiceEncodeInput): Promise<Blob> {
  const encoder = await createEncoder('audio/mpeg', wasm);
  encoder.configure({ channels: 1, sampleRate, bitrate: BITRATE_KBPS });
  const pieces: BlobPart[] = [];
  // The encoder reuses its output buffer, so the data is copied.
  for (let at = 0; at < samples.length; at += CHUNK_SAMPLES)
    pieces.push(encoder.encode([samples.subarray(at, at + CHUNK_SAMPLES)]).slice());
  pieces.push(encoder.finalize().slice());
  return new Blob(pieces, { type: 'audio/mpeg' });
}

self.onmessage = ({ data }: MessageEvent<VoiceEncodeInput>) => {
  encode(data).then(
    (bytes) => self.postMessage({ bytes }),
    (error: unknown) => self.postMessage({ error: String(error) }),
  );
};
