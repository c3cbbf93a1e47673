import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai/vanilla';
import type { Session } from '../session/session.ts';

const clientAtom = atom<QueryClient | null>(null);

/** The query client of a signed-in user's session, for code outside components. */
export const getSessionQueryClient = ({ store }: Session): QueryClient => store.get(clientAtom)!;

export const setSessionQueryClient = ({ store }: Session, client: QueryClient): void => store.set(clientAtom, client);
