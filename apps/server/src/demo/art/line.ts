import type { Random } from '../random.ts';
import { n, type Point } from './sheet.ts';

/** A line that wanders as land does: rough in the large, rougher in the small. Gives a height from -1 to 1 for a place. */
export function wander(random: Random, roughness: number, octaves = 5): (x: number) => number {
  const tables = Array.from({ length: octaves }, () => Array.from({ length: 64 }, () => random.next() * 2 - 1));
  const shifts = tables.map(() => random.next() * 64);
  return (x) => {
    let sum = 0;
    let weight = 0;
    let strength = 1;
    tables.forEach((table, octave) => {
      const place = x * 2 ** octave + shifts[octave]! + 640;
      const cell = Math.floor(place);
      const share = place - cell;
      const eased = share * share * (3 - 2 * share);
      const [a, b] = [table[cell % 64]!, table[(cell + 1) % 64]!];
      sum += (a + (b - a) * eased) * strength;
      weight += strength;
      strength *= roughness;
    });
    return sum / weight;
  };
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** A closed line through the points, without corners. */
export function rounded(points: readonly Point[]): string {
  const at = (place: number) => points[(place + points.length) % points.length]!;
  const parts = points.map((_, place) => {
    const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    return `C${n(x1 + (x2 - x0) / 6)} ${n(y1 + (y2 - y0) / 6)} ${n(x2 - (x3 - x1) / 6)} ${n(y2 - (y3 - y1) / 6)} ${n(x2)} ${n(y2)}`;
  });
  return `M${n(at(0)[0])} ${n(at(0)[1])}${parts.join('')}Z`;
}

/** Points around a middle, more or less a circle. */
export function blob(random: Random, [cx, cy]: Point, r: number, unrest: number, corners = 9): Point[] {
  const turn = random.next() * Math.PI * 2;
  return Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner / corners) * Math.PI * 2;
    const far = r * (1 + (random.next() * 2 - 1) * unrest);
    return [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
  });
}
