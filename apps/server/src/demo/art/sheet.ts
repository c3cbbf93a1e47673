import { createRandom, type Random } from '../random.ts';
import { blend, hex, type Ink } from './ink.ts';

type Stop = { at: number; ink: Ink; opacity?: number };

export type Point = readonly [x: number, y: number];

/**
 * How a layer moves in a film, in the sheet's units; it is back where it was after each cycle, and at rest at the beginning.
 * It sways to both sides, bounces up, or falls through the picture and comes in again at the top.
 */
export type Motion = { kind?: 'sway' | 'bounce' | 'fall'; x?: number; y?: number; cycles?: number; phase?: number };

type Layer = { motion: Motion; parts: string[] };

/**
 * A drawing in the making: 1000 wide, as high as its shape asks. What is put on it later lies in front. It is made in layers,
 * which a film moves.
 */
export class Sheet {
  readonly width = 1000;
  readonly height: number;
  readonly random: Random;
  /** What is to be seen on it, in a word each: what is said under it must fit. */
  readonly signs = new Set<string>();
  readonly #definitions: string[] = [];
  readonly #layers: Layer[] = [{ motion: {}, parts: [] }];

  constructor(ratio: number, seed: number) {
    this.height = Math.round(1000 / ratio);
    this.random = createRandom(seed);
    for (let warm = 0; warm < 4; warm += 1) this.random.next();
  }

  between(least: number, most: number): number {
    return least + this.random.next() * (most - least);
  }

  chance(share: number): boolean {
    return this.random.next() < share;
  }

  sign(...signs: readonly string[]): void {
    for (const sign of signs) this.signs.add(sign);
  }

  put(...parts: readonly string[]): void {
    this.#layers.at(-1)!.parts.push(...parts);
  }

  /** What follows moves like this; not within a group. */
  layer(motion: Motion = {}): void {
    this.#layers.push({ motion, parts: [] });
  }

  /** Everything between becomes one group, with its own attributes. */
  group(attributes: string, draw: () => void): void {
    this.put(`<g ${attributes}>`);
    draw();
    this.put('</g>');
  }

  define(element: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(id));
    return `url(#${id})`;
  }

  /** A fill that goes down through the colours; `slope` leans it. Seen by the eye as even. */
  down(inks: readonly Ink[], slope = 0): string {
    const stops = smooth(inks.map((ink, place) => ({ at: place / (inks.length - 1), ink })));
    return this.define(
      (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${slope}" y2="1">${stops}</linearGradient>`,
    );
  }

  along([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): string {
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stops.map(stopOf).join('')}</linearGradient>`,
    );
  }

  /** A fill that goes out from a point of the filled box, both as shares. */
  round(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops.map(stopOf).join('')}</radialGradient>`,
    );
  }

  blur(deviation: number): string {
    return this.define(
      (id) =>
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
    );
  }

  clip(shape: string): string {
    return this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** Light around a point, that fades to nothing. */
  glow(x: number, y: number, r: number, ink: Ink, opacity: number, mode = 'screen'): void {
    const fill = this.round([
      { at: 0, ink, opacity },
      { at: 0.25, ink, opacity: opacity * 0.52 },
      { at: 0.55, ink, opacity: opacity * 0.16 },
      { at: 1, ink, opacity: 0 },
    ]);
    this.put(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" style="mix-blend-mode:${mode}"/>`);
  }

  backdrop(fill: string): void {
    this.put(`<rect width="1000" height="${this.height}" fill="${fill}"/>`);
  }

  /** For so many pixels; nearer by `zoom`, so that its edge is not seen. */
  toSvg(width: number, height: number, zoom = 1): string {
    return this.#svgOf(this.#layers, width, height, zoom);
  }

  /** Each layer by itself, the farthest first. */
  toLayers(width: number, height: number): { motion: Motion; svg: string }[] {
    return this.#layers.map((layer) => ({ motion: layer.motion, svg: this.#svgOf([layer], width, height, 1) }));
  }

  #svgOf(layers: readonly Layer[], width: number, height: number, zoom: number): string {
    const [wide, high] = [1000 / zoom, this.height / zoom];
    const box = `${n((1000 - wide) / 2)} ${n((this.height - high) / 2)} ${n(wide)} ${n(high)}`;
    const parts = layers.flatMap((layer) => layer.parts).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" preserveAspectRatio="none"><defs>${this.#definitions.join('')}</defs>${parts}</svg>`;
  }
}

/** A number as a drawing writes it. */
export const n = (value: number): number => Math.round(value * 10) / 10;

const stopOf = ({ at, ink, opacity }: Stop): string =>
  `<stop offset="${Math.round(at * 1000) / 1000}" stop-color="${hex(ink)}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`}/>`;

/** More stops than were named, since what draws them mixes in RGB. */
function smooth(stops: readonly Stop[]): string {
  return stops
    .flatMap((stop, place) => {
      const next = stops[place + 1];
      if (!next) return [stop];
      return [0, 0.25, 0.5, 0.75].map((share) => ({
        at: stop.at + (next.at - stop.at) * share,
        ink: blend(stop.ink, next.ink, share),
      }));
    })
    .map(stopOf)
    .join('');
}
