import type { Random } from '../random.ts';
import type { Topic, Words } from './topic.ts';

export type Language = keyof Words<unknown>;

/** `who` counts the people of a talk from 0. */
export type Utterance = { who: number; text: string };

/** One of a topic's talks, with its slots filled. `{game2}` is another filling of `game`. */
export function speak({ slots, talks }: Topic, language: Language, random: Random): Utterance[] {
  const filled = new Map<string, string>();
  const fill = (name: string): string => {
    const known = filled.get(name);
    if (known !== undefined) return known;
    const fillings = slots[name.replace(/\d$/, '')]?.[language] ?? [];
    const unused = fillings.filter((filling) => ![...filled.values()].includes(filling));
    const filling = random.pick(unused.length > 0 ? unused : fillings);
    filled.set(name, filling);
    return filling;
  };
  return random
    .pick(talks[language])
    .split('/')
    .map((line) => {
      const text = line.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => fill(name));
      return { who: Number(line[0]), text: text.charAt(0).toUpperCase() + text.slice(1) };
    });
}
