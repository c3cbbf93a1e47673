import type { Motif } from '../art/catalogue.ts';
import type { Words } from '../talk/topic.ts';

/**
 * What people post about: pictures of one kind, what they write under them, and what others answer. One line is one text:
 * `[sail low] It passes at 5:40. | Where does it go?` asks in brackets for what the picture must show (`-` what it must not, see
 * `signsOf`), and has after each bar what is answered to this text alone.
 */
export type Subject = { motif: Motif; tags: Words<string>; texts: Words<string>; answers: Words<string> };

export type Line = { text: string; needs: readonly string[]; answers: readonly string[] };

export const linesOf = (texts: string): Line[] =>
  texts
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(lineOf);

function lineOf(line: string): Line {
  const [, needs = '', rest = ''] = /^(?:\[(.*?)\] )?(.*)$/.exec(line)!;
  const [text = '', ...answers] = rest.split(' | ');
  return { text, needs: needs.split(' ').filter(Boolean), answers };
}

export const fits = ({ needs }: Line, signs: ReadonlySet<string>): boolean =>
  needs.every((need) => (need.startsWith('-') ? !signs.has(need.slice(1)) : signs.has(need)));
