import { makeRedEnvelopeCardFixture } from '@quintet/domain/red-envelopes/fixtures';
import type { RedEnvelope, RedEnvelopeCard } from '@quintet/domain/red-envelopes/red-envelope';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../shared/requests/api.ts';
import { envelopeQuery } from '../../shared/requests/envelope-query.ts';
import { createRedEnvelopeEventHandlers } from './event-handlers.ts';
import { knownEnvelopesAtom, upsertEnvelopeStatusesAtom } from './envelope-state.ts';
import { envelopeDetailQuery } from './queries.ts';

const CARD = makeRedEnvelopeCardFixture({ claimed_count: 1 });
const EMPTY: RedEnvelopeCard = { ...CARD, state: 'empty', claimed_count: 2, emptied_at: '2026-01-05T08:01:00.000Z' };

const RED_ENVELOPE = {
  card: CARD,
  group_id: 'g1',
  message_id: 'm1',
  user_id: 'u2',
  amount: 500,
  claimed_amount: null,
  own_claim: null,
};

let client: QueryClient;
let store: ReturnType<typeof createStore>;
const apply = (card: RedEnvelopeCard) =>
  createRedEnvelopeEventHandlers(() => 2300).red_envelope!(
    { type: 'red_envelope', group_id: 'g1', message_id: 'm1', red_envelope: card },
    { client, store },
  );

/** Opens a sheet with these queries, whose requests bring the empty envelope. */
function openSheet(status: number, queries: readonly { readonly queryKey: readonly unknown[] }[]) {
  const loaded = { ...RED_ENVELOPE, card: EMPTY, status, claimed_amount: 500 };
  const get = vi.spyOn(api, 'GET').mockImplementation((async () => ({
    data: { result: { red_envelope: loaded, claims: [], shares: null } },
    response: new Response(),
  })) as never);
  const known = { ...RED_ENVELOPE, status };
  client.setQueryData(envelopeQuery('e1').queryKey, { result: known });
  client.setQueryData(envelopeDetailQuery('e1').queryKey, {
    result: { red_envelope: known, claims: [], shares: null },
  });
  for (const { queryKey } of queries) new QueryObserver(client, { queryKey, staleTime: Infinity }).subscribe(() => {});
  return get;
}

const readEnvelope = () => client.getQueryData<{ result: RedEnvelope }>(envelopeQuery('e1').queryKey)?.result;

afterEach(() => void vi.useRealTimers().restoreAllMocks());

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  store = createStore();
});

describe('red_envelope events', () => {
  it('show the later card, in whichever order they arrive', () => {
    apply(EMPTY);
    apply(CARD);
    expect(store.get(knownEnvelopesAtom).get('e1')?.card).toEqual(EMPTY);
  });

  it('empty: the status changes for users without a share only', () => {
    store.set(upsertEnvelopeStatusesAtom, [{ id: 'e1', status: 4 }]);
    apply(EMPTY);
    expect(store.get(knownEnvelopesAtom).get('e1')?.status).toBe(2);
    store.set(upsertEnvelopeStatusesAtom, [{ id: 'e1', status: 1 }]);
    apply(EMPTY);
    expect(store.get(knownEnvelopesAtom).get('e1')?.status).toBe(1);
  });

  it('closed envelope in a sheet: shows the card without a request', () => {
    const get = openSheet(4, [envelopeQuery('e1')]);
    apply(EMPTY);
    vi.runAllTimers();
    expect(readEnvelope()).toMatchObject({ card: { state: 'empty', claimed_count: 2 }, status: 2 });
    expect(get).not.toHaveBeenCalled();
  });

  it.each([0, 0.5])(
    'list of claims: events of two seconds make one request a second and a last one: delay %d',
    async (random) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const get = openSheet(1, [envelopeQuery('e1'), envelopeDetailQuery('e1')]);
      for (let event = 0; event < 100; event += 1) {
        apply(event < 99 ? CARD : EMPTY);
        await vi.advanceTimersByTimeAsync(20);
      }
      await vi.runAllTimersAsync();
      expect(get.mock.calls.length).toBeLessThanOrEqual(3);
      expect(readEnvelope()).toEqual({ ...RED_ENVELOPE, card: EMPTY, status: 1, claimed_amount: 500 });
    },
  );

  it('results: come with their amounts, in one request', async () => {
    const get = openSheet(1, [envelopeQuery('e1'), envelopeDetailQuery('e1')]);
    apply({ ...EMPTY, state: 'results' });
    expect(readEnvelope()).toMatchObject({ card: { state: 'open' } });
    await vi.runAllTimersAsync();
    expect(readEnvelope()).toMatchObject({ card: { state: 'empty' }, claimed_amount: 500 });
    expect(get).toHaveBeenCalledOnce();
  });
});
