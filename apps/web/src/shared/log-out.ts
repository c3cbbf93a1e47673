import { api } from './api.ts';
import { endSession } from './session.ts';

/** Tells the server and ends the session here whatever it answers (spec §4, Logout). */
export async function logOut(): Promise<void> {
  // Sent with the token of now, before that goes.
  const told = api.POST('/api/v1/logout').catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1000))]);
  await endSession();
}
