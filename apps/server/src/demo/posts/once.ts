import type { Random } from '../random.ts';
import type { Language } from '../talk/speak.ts';
import type { Words } from '../talk/topic.ts';
import { fits, type Line, linesOf } from './subject.ts';

/** Gives lines of texts in any order, each once and only where it fits, those first that fit little else if asked; undefined without one. */
export function onceEach(
  random: Random,
  isThrifty = false,
): (texts: Words<string>, language: Language, signs: ReadonlySet<string>) => Line | undefined {
  const left = new Map<string, Line[]>();
  const shuffled = (source: string): Line[] => {
    const lines = random.some(linesOf(source), 1000);
    return isThrifty ? lines.toSorted((a, b) => b.needs.length - a.needs.length) : lines;
  };
  return (texts, language, signs) => {
    const source = texts[language];
    const lines = left.get(source) ?? shuffled(source);
    left.set(source, lines);
    const place = lines.findIndex((line) => fits(line, signs));
    return place < 0 ? undefined : lines.splice(place, 1)[0];
  };
}
