import { createApi } from '@quintet/api/client';
import { shownBrand } from './dress.ts';
import { fetchOrTakeEarly } from './early.ts';
import { openLoginDialog } from './login-dialog.ts';
import { enterMaintenance, leaveMaintenance } from './maintenance.ts';
import { renewTokens } from './refresh.ts';
import { currentSession, getToken } from './session.ts';

/** Names the brand that is shown: at a host of no brand the server cannot tell. */
function sendAsBrand(request: Request): Promise<Response> {
  const brand = shownBrand();
  if (brand) request.headers.set('x-brand', brand.id);
  return fetchOrTakeEarly(request);
}

/** The one client of the API, typed by the contract, with the transport rules of spec §8. */
export const api = createApi({
  getToken,
  fetch: sendAsBrand,
  onUnauthorized: renewTokens,
  onTooManyRequests: () => {
    if (!currentSession().isSignedIn) openLoginDialog();
  },
  onUnavailable: enterMaintenance,
  onSuccess: leaveMaintenance,
});
