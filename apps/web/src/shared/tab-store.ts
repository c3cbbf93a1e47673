import { createStore } from 'jotai/vanilla';

/**
 * Holds what belongs to the tab whoever is signed in: language, theme, connection, maintenance, failures and
 * the session itself. What belongs to an account lives in that session's own store (design §4).
 */
export const tabStore = createStore();
