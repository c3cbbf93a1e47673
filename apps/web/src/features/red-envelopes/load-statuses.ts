import { connectionStateAtom } from '../../shared/events/connection-state.ts';
import { api } from '../../shared/requests/api.ts';
import type { Session } from '../../shared/session/session.ts';
import {
  CAN_OPEN_ENVELOPE_STATUS,
  knownEnvelopesAtom,
  upsertEnvelopeCardAtom,
  upsertEnvelopeStatusesAtom,
} from './envelope-state.ts';
import { syncServerClock } from './server-clock.ts';

/** Cards that appear together ask together. */
const BATCH_DELAY_MS = 50;
const BATCH_MAX = 100;

type Store = Session['store'];
const queues = new WeakMap<Store, Set<string>>();

/** Loads this user's status of an envelope, together with those that are requested at the same time. */
export function requestEnvelopeStatus(store: Store, id: string): void {
  const queued = queues.get(store);
  if (queued && queued.size < BATCH_MAX) return void queued.add(id);
  const batch = new Set([id]);
  queues.set(store, batch);
  setTimeout(() => {
    if (queues.get(store) === batch) queues.delete(store);
    void loadStatuses(store, [...batch]);
  }, BATCH_DELAY_MS);
}

/** Loads the status of a shown envelope now and after each reconnect, until the returned function is called. */
export function watchEnvelopeStatus(store: Store, id: string): () => void {
  const request = () => store.get(connectionStateAtom) === 'live' && requestEnvelopeStatus(store, id);
  request();
  return store.sub(connectionStateAtom, request);
}

/** Loads the statuses of envelopes that this user could open: the user may have opened one on another device. */
export function refreshOpenableEnvelopeStatuses(store: Store): void {
  for (const [id, { status }] of store.get(knownEnvelopesAtom))
    if (status === CAN_OPEN_ENVELOPE_STATUS) requestEnvelopeStatus(store, id);
}

async function loadStatuses(store: Store, ids: readonly string[]): Promise<void> {
  try {
    const { data, response } = await api.GET('/api/v1/red-envelopes/statuses', {
      params: { query: { id: [...ids] } },
    });
    syncServerClock(response);
    store.set(upsertEnvelopeStatusesAtom, data!.result);
  } catch {
    // The card shows what its message says; opening it asks again.
  }
}

/** Loads the card of an own envelope unless this tab has it: the stored message may be older than its last claims. */
export async function ensureOwnEnvelopeCard(store: Store, id: string): Promise<void> {
  if (store.get(knownEnvelopesAtom).get(id)?.card) return;
  try {
    const { data, response } = await api.GET('/api/v1/red-envelopes/{id}', { params: { path: { id } } });
    syncServerClock(response);
    store.set(upsertEnvelopeCardAtom, data!.result.card);
  } catch {
    // The card shows what its message says.
  }
}
