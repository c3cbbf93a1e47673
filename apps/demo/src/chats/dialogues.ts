import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SeededRandom } from '@quintet/domain/random';

export type DemoLanguage = 'zh_cn' | 'en';
export type LocalizedByLanguage<T> = Record<DemoLanguage, T>;

/** A group's topic; content/talks.yaml describes the format of dialogues. */
export type DialogueTopic = {
  name: LocalizedByLanguage<string>;
  introduction: LocalizedByLanguage<string>;
  slots: Record<string, LocalizedByLanguage<readonly string[]>>;
  talks: LocalizedByLanguage<readonly string[]>;
};

export type DialogueLine = { speaker: number; text: string };

const CONTENT_FILE = join(import.meta.dirname, '../../content/talks.yaml');

export const DIALOGUE_TOPICS = parse(readFileSync(CONTENT_FILE, 'utf8')) as Record<string, DialogueTopic>;

/** Picks a dialogue of a topic and fills its slots. */
export function generateDialogue(
  { slots, talks }: DialogueTopic,
  language: DemoLanguage,
  random: SeededRandom,
): DialogueLine[] {
  const filled = new Map<string, string>();
  const fill = (name: string): string => {
    const cached = filled.get(name);
    if (cached !== undefined) return cached;
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
