import { createStore } from 'jotai/vanilla';

/**
 * State of the tab, shared by all accounts: language, theme, connection, maintenance, errors and the session. State of an account lives in
 * the session's store (design §4).
 */
export const tabAtomStore = createStore();
