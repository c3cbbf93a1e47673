import type { RedEnvelopeCard } from '@quintet/domain/red-envelopes/red-envelope';
import { fn } from 'storybook/test';
import { makeExampleField } from '../profile/story-profile.ts';
import type { EnvelopeClaimData } from './EnvelopeClaimList.tsx';

export const EXAMPLE_ENVELOPE_SENDER = { id: 'u4', name: 'Kettle', src: null };

const SENT_AT = '2026-01-05T08:00:00.000Z';

export const makeStoryEnvelopeCard = (more: Partial<RedEnvelopeCard> = {}): RedEnvelopeCard => ({
  id: 'e1',
  kind: 2,
  state: 'open',
  greeting: '周末爬山大家辛苦了 Well done everybody',
  count: 10,
  claimed_count: 7,
  digit: null,
  stake: null,
  commitment: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  seed: null,
  returned: null,
  create_at: SENT_AT,
  expire_at: '2026-01-06T08:00:00.000Z',
  results_at: null,
  emptied_at: null,
  end_at: null,
  ...more,
});

export const EXAMPLE_MINEFIELD_CARD = makeStoryEnvelopeCard({
  kind: 3,
  count: 5,
  claimed_count: 3,
  digit: 7,
  stake: 750,
  greeting: '',
  expire_at: '2026-01-05T08:02:00.000Z',
  results_at: '2026-01-05T08:02:00.000Z',
});

const NAMES = ['小雨', 'Moss Harbour', 'Wren', 'Juniper', '一个特别特别长的昵称用来看看会不会换行', 'Sage', '阿木'];

export const EXAMPLE_ENVELOPE_CLAIMS: EnvelopeClaimData[] = NAMES.map((name, index) => ({
  id: `u${index + 10}`,
  name,
  src: null,
  isSelf: index === 2,
  amount: [18, 96, 42, 7, 61, 83, 13][index]!,
  isBest: index === 1,
  isHit: false,
  at: new Date(Date.parse(SENT_AT) + (7 - index) * 9_000).toISOString(),
}));

/** Claims while shares are left: nobody has the best luck yet. */
export const EXAMPLE_RUNNING_ENVELOPE_CLAIMS = EXAMPLE_ENVELOPE_CLAIMS.map((claim) => ({ ...claim, isBest: false }));

const ALL: readonly (readonly [name: string, amount: number])[] = [
  ['Rye', 24],
  ['Tide', 88],
  ['云朵面包', 68],
];
/** The claims of all ten shares, 500 points. */
export const EXAMPLE_ENDED_ENVELOPE_CLAIMS: EnvelopeClaimData[] = [
  ...ALL.map(([name, amount], index) => ({
    ...EXAMPLE_ENVELOPE_CLAIMS[0]!,
    id: `u${index + 20}`,
    name,
    amount,
    at: new Date(Date.parse(SENT_AT) + (12 - index) * 9_000).toISOString(),
  })),
  ...EXAMPLE_ENVELOPE_CLAIMS,
];

/** The claims of a minefield with results: 300 of 500 points; `own`: what this user got. */
export const makeStoryMinefieldClaims = (own: number): EnvelopeClaimData[] =>
  EXAMPLE_ENVELOPE_CLAIMS.slice(0, 3).map((claim, index) => {
    const amount = [96, 204 - own, own][index]!;
    return { ...claim, amount, isBest: false, isHit: amount % 10 === EXAMPLE_MINEFIELD_CARD.digit };
  });

/** The form for a new envelope, filled in for a lucky one. */
export const EXAMPLE_ENVELOPE_FORM = {
  kind: 2,
  kinds: [2, 1, 3],
  amount: makeExampleField('500'),
  count: makeExampleField('10'),
  memberCount: 23,
  greeting: makeExampleField(),
  digit: null,
  digitError: undefined,
  total: 500,
  stake: 0,
  available: 12_360,
  isUnknown: false,
  onKind: fn(),
  onDigit: fn(),
  onSubmit: fn(),
} as const;
