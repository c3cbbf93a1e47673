import { containsLink } from '@quintet/domain/chat/links';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { drawingsOf, FILMS, signsOf } from '../art/catalogue.ts';
import { COLOUR } from './colour.ts';
import { HOME } from './home.ts';
import { LAND } from './land.ts';
import { planPosts } from './plan.ts';
import type { PlannedPost } from './planned.ts';
import { fits, linesOf } from './subject.ts';
import { WATER } from './water.ts';

const NOW = Date.UTC(2026, 5, 1);
const plan = (seed: number, isBilingual = true): PlannedPost[] =>
  planPosts({
    random: createRandom(seed),
    people: 40,
    languageOf: (place) => (isBilingual && place % 3 !== 2 ? 'zh_cn' : 'en'),
    now: NOW,
    amount: 300,
  });

describe('posts of the demo world', () => {
  it.each([true, false])('say and show something, none what another does (bilingual: %s)', (isBilingual) => {
    const posts = plan(1, isBilingual);
    expect(posts).toHaveLength(300);
    for (const { text, drawings, tags } of posts) {
      expect(text.length + drawings.length).toBeGreaterThan(0);
      expect(drawings.length).toBeLessThanOrEqual(9);
      expect(new Set(drawings.map(({ ratio }) => ratio)).size).toBeLessThanOrEqual(1);
      expect(new Set(tags).size).toBe(tags.length);
      expect(containsLink(text)).toBe(false);
    }
    const shown = posts.flatMap(({ drawings }) => drawings.map(({ name }) => name));
    const said = posts.map(({ text }) => text).filter(Boolean);
    expect(new Set(shown).size).toBe(shown.length);
    expect(new Set(said).size).toBe(said.length);
    expect(posts.filter(({ drawings }) => drawings.some(({ seconds }) => seconds)).length).toBe(40);
    expect(posts.filter(({ drawings }) => drawings.length === 0).length).toBeLessThan(90);
  });

  it('say of their first picture what it shows', () => {
    const lines = [...LAND, ...WATER, ...HOME, ...COLOUR].flatMap(({ texts }) =>
      [texts.zh_cn, texts.en].flatMap(linesOf),
    );
    const lineOf = new Map(lines.map((line) => [line.text, line]));
    const told = plan(4).filter(({ text, drawings }) => text !== '' && drawings.length > 0);
    expect(told.length).toBeGreaterThan(150);
    const wrong = told.filter(({ text, drawings }) => !fits(lineOf.get(text)!, signsOf(drawings[0]!)));
    expect(wrong).toEqual([]);
    expect(told.filter(({ text }) => lineOf.get(text)!.needs.length > 0).length).toBeGreaterThan(50);
  });

  it.each([...LAND, ...WATER, ...HOME, ...COLOUR])(
    'have a picture of $motif for all that is said of one',
    (subject) => {
      const { motif, texts, answers } = subject;
      const films = FILMS.filter((film) => film.motif === motif);
      const shown = [...drawingsOf(motif).flat(), ...films].map(signsOf);
      const lines = [texts, answers].flatMap(({ zh_cn, en }) => [...linesOf(zh_cn), ...linesOf(en)]);
      const rare = lines.filter((line) => shown.filter((signs) => fits(line, signs)).length < 3);
      expect(rare).toEqual([]);
    },
  );

  it('go forward in time, and what is done about them comes after them', () => {
    let last = 0;
    for (const { at, author, viewers, likers, collectors, comments, allowComment } of plan(2)) {
      expect(at).toBeGreaterThanOrEqual(last);
      last = at;
      expect(viewers).not.toContain(author);
      expect(viewers).toEqual(expect.arrayContaining([...likers, ...collectors]));
      if (!allowComment) expect(comments).toEqual([]);
      for (const comment of comments) {
        const times = [at, comment.at, ...comment.replies.map((reply) => reply.at), NOW];
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect([comment, ...comment.replies].every(({ text }) => text !== '')).toBe(true);
      }
    }
  });

  it('are the same for the same seed', () => {
    expect(plan(3)).toEqual(plan(3));
  });
});
