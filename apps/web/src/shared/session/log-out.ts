import { api } from '../requests/api.ts';
import { endSession } from './session.ts';

/**
 * Logs out on the server and ends the session here whatever the server responds (spec §4, Logout). `leavePage` navigates to a public
 * page.
 */
export async function logOut(leavePage: () => void): Promise<void> {
  // Sent before the session ends, because it needs the token.
  const request = api.POST('/api/v1/logout').catch(() => undefined);
  await Promise.race([request, new Promise((resolve) => setTimeout(resolve, 1000))]);
  const sessionEnd = endSession();
  leavePage();
  await sessionEnd;
}
