import type { DiscoverKind } from '@quintet/api/enums';
import { atom } from 'jotai/vanilla';
import { api } from '../../shared/requests/api.ts';
import { getCurrentSession, type Session } from '../../shared/session/session.ts';

/** The kinds of discover content that exist; undefined until known. */
export const discoverKindsAtom = atom<readonly DiscoverKind[] | undefined>(undefined);

let lastLoad = 0;

/**
 * Loads the kinds; there is content (spec §3, discoverContentExist) when there are some. One request, because every first screen
 * sends it. A failure leaves what is known.
 */
export async function refreshDiscoverKinds({ store }: Pick<Session, 'store'> = getCurrentSession()): Promise<void> {
  const load = ++lastLoad;
  try {
    const entries = (await api.GET('/api/v1/discovers')).data!.result;
    // An older response must not replace a newer one.
    if (load === lastLoad)
      store.set(
        discoverKindsAtom,
        entries.map(({ kind }) => kind),
      );
  } catch {
    // The tabs of home stay as they are.
  }
}
