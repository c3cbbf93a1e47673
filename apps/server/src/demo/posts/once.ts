import type { Random } from '../random.ts';
import type { Language } from '../talk/speak.ts';
import type { Words } from '../talk/topic.ts';
import { linesOf } from './subject.ts';

/** Gives lines of texts in any order, each once; undefined when all were given. */
export function onceEach(random: Random): (texts: Words<string>, language: Language) => string | undefined {
  const left = new Map<string, string[]>();
  return (texts, language) => {
    const source = texts[language];
    const lines = left.get(source) ?? random.some(linesOf(source), 1000);
    left.set(source, lines);
    return lines.pop();
  };
}
