import { atom } from 'jotai/vanilla';

/** `catching-up`: there is no connection, so events may be missing. */
export type ConnectionState = 'live' | 'catching-up';

/** The state of the event stream. Guests have no stream. */
export const connectionStateAtom = atom<ConnectionState>('catching-up');
