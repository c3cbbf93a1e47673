import { api } from './api.ts';
import { endSession } from './session.ts';

/** Tells the server and ends the session here whatever it answers (spec §4, Logout). `leave` leads to where guests may be. */
export async function logOut(leavePage: () => void): Promise<void> {
  // Sent with the token of now, before that goes.
  const request = api.POST('/api/v1/logout').catch(() => undefined);
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, 1000))]);
  const sessionEnd = endSession();
  leavePage();
  await sessionEnd;
}
