import { describe, expect, it } from 'vitest';
import { makeRedEnvelopeCardFixture } from './fixtures.ts';
import {
  getRedEnvelopeCardState,
  getLaterRedEnvelopeCard,
  applyCardToEnvelopeStatus,
  type RedEnvelopeCard,
} from './red-envelope.ts';

const CARD = makeRedEnvelopeCardFixture();
/** Whether the deadline has come. */
const [BEFORE, AFTER] = [false, true];

describe('face of a card', () => {
  it('grows expired at its deadline, without an event', () => {
    expect(getRedEnvelopeCardState(CARD, 4, false, BEFORE)).toBe('open');
    expect(getRedEnvelopeCardState(CARD, 4, false, AFTER)).toBe('expired');
    expect(getRedEnvelopeCardState(CARD, null, true, BEFORE)).toBe('own');
    expect(getRedEnvelopeCardState(CARD, null, true, AFTER)).toBe('expired');
  });

  it('stays opened for its claimer', () => {
    expect(getRedEnvelopeCardState({ ...CARD, state: 'empty' }, 1, false, AFTER)).toBe('opened');
  });

  it('is empty for others when all shares are claimed', () => {
    expect(getRedEnvelopeCardState({ ...CARD, state: 'empty' }, 4, false, BEFORE)).toBe('empty');
    expect(getRedEnvelopeCardState(CARD, 2, false, BEFORE)).toBe('empty');
    expect(getRedEnvelopeCardState({ ...CARD, state: 'empty' }, 5, true, AFTER)).toBe('empty');
  });

  it('minefield: waits from its claim or its end to the results, for everybody', () => {
    const mine = { ...CARD, kind: 3 as const };
    expect(getRedEnvelopeCardState(mine, 4, false, BEFORE)).toBe('open');
    expect(getRedEnvelopeCardState(mine, 1, false, BEFORE)).toBe('waiting');
    expect(getRedEnvelopeCardState(mine, 4, false, AFTER)).toBe('waiting');
    expect(getRedEnvelopeCardState({ ...mine, state: 'waiting' }, 2, false, BEFORE)).toBe('empty');
    expect(getRedEnvelopeCardState({ ...mine, state: 'waiting' }, null, true, BEFORE)).toBe('waiting');
    for (const status of [0, 1, 2, 5] as const)
      expect(getRedEnvelopeCardState({ ...mine, state: 'results' }, status, false, AFTER)).toBe('results');
    // A stored card that missed the event of the results.
    expect(getRedEnvelopeCardState(mine, 2, false, AFTER)).toBe('results');
  });
});

describe('status after an event', () => {
  it('follows the card until the user has claimed', () => {
    expect(applyCardToEnvelopeStatus({ state: 'open' }, 4)).toBe(4);
    expect(applyCardToEnvelopeStatus({ state: 'empty' }, 4)).toBe(2);
    expect(applyCardToEnvelopeStatus({ state: 'expired' }, 4)).toBe(3);
    expect(applyCardToEnvelopeStatus({ state: 'empty' }, 1)).toBe(1);
    expect(applyCardToEnvelopeStatus({ state: 'empty' }, undefined)).toBeUndefined();
  });
});

describe('later of two cards', () => {
  it('never goes back to fewer claims, an open state or no end', () => {
    const empty: RedEnvelopeCard = { ...CARD, state: 'empty', claimed_count: 2 };
    const ended: RedEnvelopeCard = { ...empty, end_at: CARD.expire_at };
    expect(getLaterRedEnvelopeCard(empty, CARD)).toBe(empty);
    expect(getLaterRedEnvelopeCard(CARD, empty)).toBe(empty);
    expect(getLaterRedEnvelopeCard(ended, empty)).toBe(ended);
    expect(getLaterRedEnvelopeCard(empty, ended)).toBe(ended);
  });
});
