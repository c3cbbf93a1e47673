import type { Motif } from '../art/catalogue.ts';
import type { Words } from '../talk/topic.ts';

/** What people post about: pictures of one kind, what they write under them, and what others answer. One line is one text. */
export type Subject = { motif: Motif; tags: Words<string>; texts: Words<string>; answers: Words<string> };

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
