import { createApi } from '@quintet/api/client';
import { ApiError, NO_CONNECTION } from '@quintet/api/error';
import { VERSION } from '@quintet/domain/limits';
import { shownBrand } from './brand-context.ts';
import { fetchOrTakeEarly } from './preloaded-requests.ts';
import { openLoginDialog } from './login-dialog.ts';
import { enterMaintenance, leaveMaintenance } from './maintenance.ts';
import { currentSession, getToken } from './session.ts';

/** Names the brand that is shown, for at a host of no brand the server cannot tell, and how old the app is. */
function sendAsBrand(request: Request): Promise<Response> {
  request.headers.set('x-version', VERSION);
  const brand = shownBrand();
  if (brand) request.headers.set('x-brand', brand.id);
  return fetchOrTakeEarly(request);
}

/** What renews tokens comes with the screens of a member; a guest has none to renew. */
async function renewTokens(failedToken: string): Promise<boolean> {
  const renewing = await import('./refresh.ts').catch(() => {
    throw new ApiError({ code: NO_CONNECTION, status: 0, operation: 'refreshTokens' });
  });
  return renewing.renewTokens(failedToken);
}

/** The one client of the API, typed by the contract, with the transport rules of spec §8. */
export const api = createApi({
  getToken,
  fetch: sendAsBrand,
  onUnauthorized: renewTokens,
  onTooManyRequests: () => {
    if (!currentSession().isSignedIn) openLoginDialog();
  },
  onMaintenance: enterMaintenance,
  onSuccess: leaveMaintenance,
});
