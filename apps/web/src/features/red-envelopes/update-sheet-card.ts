import {
  getLaterRedEnvelopeCard,
  applyCardToEnvelopeStatus,
  type RedEnvelope,
  type RedEnvelopeCard,
  type RedEnvelopeDetail,
} from '@quintet/domain/red-envelopes/red-envelope';
import type { Query, QueryClient } from '@tanstack/react-query';
import { envelopeQuery } from '../../shared/requests/envelope-query.ts';
import { type AsyncThrottle, createAsyncThrottle } from './async-throttle.ts';
import { envelopeDetailQuery } from './queries.ts';

/** The least time between two requests of one sheet. */
const INTERVAL_MS = 1000;
/** The requests of the sheets of a group spread over this time for each of its members. */
const SPREAD_PER_MEMBER_MS = 2;

type Cached<Result> = { readonly result: Result } | undefined;

const throttles = new WeakMap<Query, AsyncThrottle>();

/** Shows a changed card in the sheet of its envelope. Only claims that are listed, and results, need a request. */
export function updateEnvelopeSheetCard(client: QueryClient, card: RedEnvelopeCard, memberCount: number): void {
  const { queryKey } = envelopeQuery(card.id);
  const query = client.getQueryCache().find({ queryKey });
  if (!query) return;
  const isListed =
    client
      .getQueryCache()
      .find({ queryKey: envelopeDetailQuery(card.id).queryKey })
      ?.isActive() ?? false;
  if (card.state === 'results' ? query.isActive() : isListed) {
    // Those with a share are few, so they need not wait.
    const hasShare = Boolean(client.getQueryData<Cached<RedEnvelope>>(queryKey)?.result.own_claim);
    getCoalescer(client, query, card.id).request(hasShare ? 0 : memberCount * SPREAD_PER_MEMBER_MS);
  }
  if (card.state !== 'results') putCard(client, card);
}

/** The results come with their amounts, in one response. */
function putCard(client: QueryClient, card: RedEnvelopeCard): void {
  client.setQueryData(envelopeQuery(card.id).queryKey, (known: Cached<RedEnvelope>) => {
    if (!known) return known;
    const status = applyCardToEnvelopeStatus(card, known.result.status)!;
    return { result: { ...known.result, card: getLaterRedEnvelopeCard(known.result.card, card), status } };
  });
  client.setQueryData(envelopeDetailQuery(card.id).queryKey, (known: Cached<RedEnvelopeDetail>) => {
    if (!known) return known;
    const { red_envelope: shown } = known.result;
    return { result: { ...known.result, red_envelope: { ...shown, card: getLaterRedEnvelopeCard(shown.card, card) } } };
  });
}

function getCoalescer(client: QueryClient, query: Query, id: string): AsyncThrottle {
  const known = throttles.get(query);
  if (known) return known;
  const throttle = createAsyncThrottle(() => loadDetail(client, id), INTERVAL_MS);
  throttles.set(query, throttle);
  return throttle;
}

/** The detail contains the envelope, so one request serves both. A request that began before the change is of no use. */
async function loadDetail(client: QueryClient, id: string): Promise<void> {
  const detail = envelopeDetailQuery(id);
  await client.cancelQueries({ queryKey: detail.queryKey });
  const { result } = await client.fetchQuery(detail);
  client.setQueryData(envelopeQuery(id).queryKey, { result: result.red_envelope });
}
