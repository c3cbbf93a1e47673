import type { Drawing } from '../art/catalogue.ts';
import type { Random } from '../random.ts';
import type { Language } from '../talk/speak.ts';

/** A post to be. People are places in PEOPLE; times are milliseconds. */
export type PlannedPost = {
  author: number;
  text: string;
  tags: string[];
  drawings: Drawing[];
  privacy: 1 | 2 | 3 | 4;
  allowComment: boolean;
  at: number;
  /** Who has seen it, who of them likes it, who of those keeps it. */
  viewers: number[];
  likers: number[];
  collectors: number[];
  comments: PlannedComment[];
};

export type PostSetting = {
  random: Random;
  people: number;
  languageOf: (place: number) => Language;
  now: number;
  amount: number;
};

/** A comment to be; `likers` are places in PEOPLE. */
export type PlannedComment = Remark & { replies: Remark[] };
export type Remark = { author: number; text: string; at: number; likers: number[] };
