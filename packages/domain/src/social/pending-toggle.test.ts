import fc from 'fast-check';
import { expect, test } from 'vitest';
import { granted, isMissed, shownCount, shownOf, wished, type Wish } from './pending-toggle.ts';

test('a press shows at once and is undone when it fails', () => {
  const wish = wished(false, undefined, true)!;
  expect(shownOf(false, wish)).toBe(true);
  expect(shownCount(41, false, wish)).toBe(42);
  expect(isMissed(wish)).toBe(true);
  expect(shownCount(41, false, undefined)).toBe(41);
});

test('pressed back before the answer, it goes back after it, and a failure is no news', () => {
  const first = wished(false, undefined, true)!;
  const back = wished(false, first, false)!;
  expect(back).toEqual({ wanted: false, sent: true });
  expect(isMissed(back)).toBe(false);
  expect(granted(back)).toEqual({ wanted: false, sent: false });
});

test('what is so already needs no request', () => {
  expect(wished(true, undefined, true)).toBeUndefined();
});

/** A server that has one switch and a count, and answers whatever was asked of it, one after another. */
test('however often it is pressed while requests fail or not: what is shown is the last wish, then the server’s truth', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('press' as const), wanted: fc.boolean() }),
    fc.record({ do: fc.constant('answer' as const), isFailure: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (startsOn, steps) => {
      let server = startsOn;
      const others = 7;
      let wish: Wish | undefined;
      let last: boolean | undefined;
      const answer = (isFailure: boolean): void => {
        if (!wish) return;
        if (!isFailure) server = wish.sent;
        wish = isFailure ? undefined : granted(wish);
        if (!wish) last = undefined;
      };
      for (const each of steps) {
        if (each.do === 'answer') answer(each.isFailure);
        else {
          wish = wished(server, wish, each.wanted);
          last = each.wanted;
        }
        const shown = shownOf(server, wish);
        if (last !== undefined) expect(shown).toBe(last);
        expect(shownCount(others + Number(server), server, wish)).toBe(others + Number(shown));
      }
      const wanted = shownOf(server, wish);
      for (let more = 0; more < 3; more += 1) answer(false);
      expect(wish).toBeUndefined();
      expect(server).toBe(wanted);
    }),
  );
});
