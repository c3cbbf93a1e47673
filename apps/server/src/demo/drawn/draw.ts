import { ANIMALS, drawAnimal } from './animal.ts';
import { drawFace } from './face.ts';
import { FACES } from './faces.ts';
import { drawScene } from './scene.ts';
import { SCENES } from './scenes.ts';

const numbered = <T>(kind: string, specs: readonly T[], drawing: (spec: T) => string): [string, () => string][] =>
  specs.map((spec, index) => [`${kind}-${String(index + 1).padStart(2, '0')}`, () => drawing(spec)]);

const drawings = new Map<string, () => string>([
  ...numbered('face', FACES, drawFace),
  ...numbered('animal', ANIMALS, drawAnimal),
  ...numbered('scene', SCENES, drawScene),
]);

/** The names of all drawn pictures. */
export const PICTURES: readonly string[] = [...drawings.keys()];

/** A drawn picture as SVG; undefined for a name that there is not. */
export function draw(name: string): string | undefined {
  return drawings.get(name)?.();
}
