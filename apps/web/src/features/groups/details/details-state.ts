import { atom } from 'jotai/vanilla';
import { currentSession } from '../../../shared/session/session.ts';

/** A page of the details sheet. */
export type DetailsPage = 'details' | 'members' | 'edit' | 'share' | 'report';

interface OpenDetails {
  readonly groupId: string;
  readonly page: DetailsPage;
}

const detailsBase = atom<OpenDetails | null>(null);

/** The chat whose details are open, and the page. */
export const detailsAtom = atom(
  (get) => get(detailsBase),
  (_get, set, open: OpenDetails | null) => set(detailsBase, open),
);

export const openDetails = (groupId: string): void =>
  currentSession().store.set(detailsBase, { groupId, page: 'details' });
