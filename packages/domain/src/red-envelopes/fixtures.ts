import type { RedEnvelopeCard } from './red-envelope.ts';

/** Stand-in for tests: an open red envelope for two, with the given parts replaced. */
export const makeRedEnvelopeCardFixture = (overrides: Partial<RedEnvelopeCard> = {}): RedEnvelopeCard => ({
  id: 'e1',
  kind: 2,
  state: 'open',
  greeting: '',
  count: 2,
  claimed_count: 0,
  digit: null,
  stake: null,
  commitment: '0'.repeat(64),
  seed: null,
  returned: null,
  create_at: '2026-01-05T08:00:00.000Z',
  expire_at: '2026-01-06T08:00:00.000Z',
  results_at: null,
  emptied_at: null,
  end_at: null,
  ...overrides,
});
