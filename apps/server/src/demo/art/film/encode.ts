import encoding from 'h264-mp4-encoder';
import type { Drawing } from '../catalogue.ts';
import { moovFirst } from './moov-first.ts';
import { openFrames, sizeOf } from './frames.ts';

const FRAMES_PER_SECOND = 24;
const KILOBITS_PER_SECOND = 440;
/** From 0, the best, to 10. */
const HASTE = 8;

/** A drawing that moves, as MP4 (H.264 baseline, which everything plays). Takes some seconds of a processor. */
export async function encodeFilm(drawing: Drawing): Promise<Uint8Array> {
  const encoder = await encoding.createH264MP4Encoder();
  try {
    Object.assign(encoder, {
      ...sizeOf(drawing),
      frameRate: FRAMES_PER_SECOND,
      kbps: KILOBITS_PER_SECOND,
      speed: HASTE,
      groupOfPictures: FRAMES_PER_SECOND * 2,
    });
    encoder.initialize();
    const frameAt = await openFrames(drawing);
    const amount = (drawing.seconds ?? 0) * FRAMES_PER_SECOND;
    for (let frame = 0; frame < amount; frame += 1) encoder.addFrameRgba(frameAt(frame / amount));
    encoder.finalize();
    return moovFirst(encoder.FS.readFile(encoder.outputFilename));
  } finally {
    encoder.delete();
  }
}
