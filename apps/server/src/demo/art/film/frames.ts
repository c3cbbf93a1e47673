import sharp from 'sharp';
import { type Drawing, draw, FILM_ZOOM } from '../catalogue.ts';
import type { Motion } from '../sheet.ts';
import { lay, type Raster } from './lay.ts';

/** Pixels of a film: whole blocks of the encoder. */
export const sizeOf = ({ ratio }: Drawing): { width: number; height: number } =>
  ratio < 1 ? { width: 576, height: 1024 } : { width: 1024, height: 576 };

/** What is drawn of a layer, and where its corner is in the drawing. */
type Layer = Raster & { motion: Motion; left: number; top: number };

const TURN = Math.PI * 2;

/** How far a layer is from where it was drawn, at a time from 0 to 1, in the sheet's units. */
function away({ kind = 'sway', x = 0, y = 0, cycles = 1, phase = 0 }: Motion, time: number): [x: number, y: number] {
  const at = (share: number) => (kind === 'bounce' ? Math.abs(Math.sin(share * Math.PI)) : Math.sin(share * TURN) / 2);
  const far = at(time * cycles + phase) - at(phase);
  return kind === 'bounce' ? [0, -y * far] : [x * far, y * far];
}

/** Gives the frames of a film, RGBA: `time` goes from 0 to 1, where it is as at 0 again. The buffer is the same each time. */
export async function openFrames(drawing: Drawing): Promise<(time: number) => Uint8Array> {
  const { width, height } = sizeOf(drawing);
  const [wide, high] = [Math.round(width * FILM_ZOOM), Math.round(height * FILM_ZOOM)];
  const layers = await readLayers(drawing, wide, high);
  const frame = { pixels: new Uint8Array(width * height * 4), width, height };
  const unit = wide / 1000;
  return (time) => {
    for (const layer of layers) {
      const { motion } = layer;
      const [left, top] = [layer.left - (wide - width) / 2, layer.top - (high - height) / 2];
      if (motion.kind === 'fall') {
        const fallen = ((time * (motion.cycles ?? 1)) % 1) * high;
        lay(frame, layer, left, top + fallen);
        lay(frame, layer, left, top + fallen - high);
      } else {
        const [x, y] = away(motion, time);
        lay(frame, layer, left + x * unit, top + y * unit);
      }
    }
    return frame.pixels;
  };
}

async function readLayers(drawing: Drawing, width: number, height: number): Promise<Layer[]> {
  const layers: Layer[] = [];
  for (const { motion, svg } of draw(drawing).toLayers(width, height)) {
    const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
    const drawn = trim({ pixels, width, height });
    if (drawn) layers.push({ ...drawn, motion });
  }
  return layers;
}

/** Colours times their opacity, which is how they are laid over each other. */
function multiply(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3]!;
    if (opacity === 255) continue;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = (pixels[at + channel]! * opacity + 127) / 255;
  }
}

/** The part of it that is not empty, with a margin; undefined where nothing is drawn. */
function trim({ pixels, width, height }: Raster): Omit<Layer, 'motion'> | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  [left, top] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  [right, bottom] = [Math.min(width - 1, right + 1), Math.min(height - 1, bottom + 1)];
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const part = new Uint8Array(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.set(pixels.subarray(from, from + wide * 4), y * wide * 4);
  }
  multiply(part);
  return { pixels: part, width: wide, height: high, left, top };
}
