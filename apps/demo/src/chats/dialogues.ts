import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Random } from '@quintet/domain/random';

export type Language = 'zh_cn' | 'en';
export type Localized<T> = Record<Language, T>;

/** What a group talks about; content/talks.yaml says how a talk is written. */
export type Topic = {
  name: Localized<string>;
  introduction: Localized<string>;
  slots: Record<string, Localized<readonly string[]>>;
  talks: Localized<readonly string[]>;
};

export type Utterance = { speaker: number; text: string };

const FILE = join(import.meta.dirname, '../../content/talks.yaml');

export const TOPICS = parse(readFileSync(FILE, 'utf8')) as Record<string, Topic>;

/** One of a topic's talks with its slots filled. */
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
      return { speaker: Number(line[0]), text: text.charAt(0).toUpperCase() + text.slice(1) };
    });
}
