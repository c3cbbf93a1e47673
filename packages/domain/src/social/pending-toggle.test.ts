import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  settleSentToggle,
  shouldReportToggleError,
  getShownToggleCount,
  getShownToggleValue,
  recordWantedToggle,
  type PendingToggle,
} from './pending-toggle.ts';

test('a press shows at once and is undone when its request fails', () => {
  const wish = recordWantedToggle(false, undefined, true)!;
  expect(getShownToggleValue(false, wish)).toBe(true);
  expect(getShownToggleCount(41, false, wish)).toBe(42);
  expect(shouldReportToggleError(wish)).toBe(true);
  expect(getShownToggleCount(41, false, undefined)).toBe(41);
});

test('a press undone before the answer is reverted after it, and its failure is not reported', () => {
  const first = recordWantedToggle(false, undefined, true)!;
  const back = recordWantedToggle(false, first, false)!;
  expect(back).toEqual({ wanted: false, sent: true });
  expect(shouldReportToggleError(back)).toBe(false);
  expect(settleSentToggle(back)).toEqual({ wanted: false, sent: false });
});

test('a value that is already set needs no request', () => {
  expect(recordWantedToggle(true, undefined, true)).toBeUndefined();
});

/** The server has one toggle and a count, and answers requests one after another. */
test('any presses and failures: the last wanted value is shown, then the server’s value', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('press' as const), wanted: fc.boolean() }),
    fc.record({ do: fc.constant('answer' as const), isFailure: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (startsOn, steps) => {
      let server = startsOn;
      const others = 7;
      let wish: PendingToggle | undefined;
      let last: boolean | undefined;
      const answer = (isFailure: boolean): void => {
        if (!wish) return;
        if (!isFailure) server = wish.sent;
        wish = isFailure ? undefined : settleSentToggle(wish);
        if (!wish) last = undefined;
      };
      for (const each of steps) {
        if (each.do === 'answer') answer(each.isFailure);
        else {
          wish = recordWantedToggle(server, wish, each.wanted);
          last = each.wanted;
        }
        const shown = getShownToggleValue(server, wish);
        if (last !== undefined) expect(shown).toBe(last);
        expect(getShownToggleCount(others + Number(server), server, wish)).toBe(others + Number(shown));
      }
      const wanted = getShownToggleValue(server, wish);
      for (let more = 0; more < 3; more += 1) answer(false);
      expect(wish).toBeUndefined();
      expect(server).toBe(wanted);
    }),
  );
});
