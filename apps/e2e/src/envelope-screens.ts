import type { Page } from '@playwright/test';
import { type Screen, waitForButton } from './screen.ts';
import type { TestUser } from './test-user.ts';

interface Group {
  id: string;
  type: number;
}

/** Opens a group with the URL of an envelope. */
async function openEnvelope(page: Page, user: TestUser, envelope: string): Promise<void> {
  const groups = await user.call<Group[]>('GET', '/api/v1/users/groups');
  const { id } = groups.find(({ type }) => type === 2)!;
  await page.goto(`/room/${id}?envelope=${envelope}`);
}

const CARD = {
  id: 'e1',
  kind: 3,
  state: 'open',
  greeting: '',
  count: 5,
  claimed_count: 2,
  digit: 7,
  stake: 1000,
  commitment: '0'.repeat(64),
  seed: null,
  returned: null,
  create_at: '2026-11-20T12:00:00.000Z',
  emptied_at: null,
  end_at: null,
};

/** Answers every request for an envelope with this one, which closes in a minute and a half. */
async function answerWith(page: Page, card: object, status: number): Promise<void> {
  const end = new Date(Date.now() + 94_000).toISOString();
  await page.route('**/api/v1/red-envelopes/e1**', (route) => {
    const result = {
      card: { ...CARD, expire_at: end, results_at: end, ...card },
      group_id: 'g1',
      message_id: 'm1',
      user_id: 'u2',
      status,
      amount: null,
      claimed_amount: null,
      own_claim: null,
    };
    const isDetail = route.request().url().endsWith('/detail');
    return route.fulfill({ json: { result: isDetail ? { red_envelope: result, claims: [], shares: null } : result } });
  });
}

/** Screens of red envelopes over a room. */
export const ENVELOPE_SCREENS: readonly Screen[] = [
  {
    name: 'red-envelope-send',
    as: 'member',
    async open(page, t, user) {
      await openEnvelope(page, user!, 'new');
      await waitForButton('red-envelopes.send.submit')(page, t);
    },
  },
  {
    name: 'red-envelope-closed',
    as: 'member',
    async open(page, t, user) {
      await answerWith(page, { kind: 2, digit: null, stake: null, results_at: null }, 4);
      await openEnvelope(page, user!, 'e1');
      await waitForButton('red-envelopes.open.button')(page, t);
    },
  },
  {
    name: 'red-envelope-minefield',
    as: 'member',
    async open(page, t, user) {
      await answerWith(page, {}, 4);
      await openEnvelope(page, user!, 'e1');
      await waitForButton('red-envelopes.mine.not-now')(page, t);
    },
  },
  {
    name: 'red-envelope-detail',
    as: 'member',
    async open(page, t, user) {
      await answerWith(page, { kind: 2, state: 'expired', claimed_count: 0, returned: 500 }, 3);
      await openEnvelope(page, user!, 'e1');
      await page.getByText(t('red-envelopes.open.expired-title')).waitFor();
    },
  },
];
