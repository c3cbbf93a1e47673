import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectionStateAtom } from '../../shared/events/connection-state.ts';
import { api } from '../../shared/requests/api.ts';
import { knownEnvelopesAtom, upsertEnvelopeStatusesAtom } from './envelope-state.ts';
import { refreshOpenableEnvelopeStatuses, watchEnvelopeStatus } from './load-statuses.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers().restoreAllMocks());

const answerWith = (getStatus: () => number) =>
  vi.spyOn(api, 'GET').mockImplementation((async (_path: string, { params }: never) => ({
    data: { result: (params as { query: { id: string[] } }).query.id.map((id) => ({ id, status: getStatus() })) },
    response: new Response(),
  })) as never);

it('shown envelopes: their statuses load again after a reconnect, in one request, until they are hidden', async () => {
  let status = 4;
  const get = answerWith(() => status);
  const store = createStore();
  const setConnection = async (state: 'live' | 'catching-up') => {
    store.set(connectionStateAtom, state);
    await vi.runAllTimersAsync();
  };
  await setConnection('live');
  const hide = ['e1', 'e2'].map((id) => watchEnvelopeStatus(store, id));
  await vi.runAllTimersAsync();
  expect([get.mock.calls.length, store.get(knownEnvelopesAtom).get('e1')?.status]).toEqual([1, 4]);
  status = 1;
  await setConnection('catching-up');
  await setConnection('live');
  expect([get.mock.calls.length, store.get(knownEnvelopesAtom).get('e2')?.status]).toEqual([2, 1]);
  for (const stop of hide) stop();
  await setConnection('catching-up');
  await setConnection('live');
  expect(get).toHaveBeenCalledTimes(2);
});

it('an envelope opened on another device: is asked for with the balance; those without a share to open are not', async () => {
  const store = createStore();
  store.set(upsertEnvelopeStatusesAtom, [
    { id: 'e1', status: 4 },
    { id: 'e2', status: 2 },
  ]);
  const get = answerWith(() => 1);
  refreshOpenableEnvelopeStatuses(store);
  await vi.runAllTimersAsync();
  expect(get.mock.calls).toEqual([['/api/v1/red-envelopes/statuses', { params: { query: { id: ['e1'] } } }]]);
  expect(store.get(knownEnvelopesAtom).get('e1')?.status).toBe(1);
});

it('a late answer: never makes an opened envelope openable again', () => {
  const store = createStore();
  for (const status of [404, 4, 0, 4] as const) store.set(upsertEnvelopeStatusesAtom, [{ id: 'e1', status }]);
  expect(store.get(knownEnvelopesAtom).get('e1')?.status).toBe(0);
});
