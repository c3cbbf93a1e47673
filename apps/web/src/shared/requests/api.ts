import { createApiClient } from '@quintet/api/client';
import { ApiError, NO_CONNECTION_CODE } from '@quintet/api/error';
import { APP_VERSION } from '@quintet/domain/limits';
import { getCurrentBrand } from '../appearance/brand-context.ts';
import { fetchWithPreload } from './preloaded-requests.ts';
import { openLoginDialog } from '../session/login-dialog.ts';
import { startMaintenance, endMaintenanceAfterSuccess } from './maintenance.ts';
import { getCurrentSession, getAccessToken } from '../session/session.ts';

/**
 * Sends the brand, the app's version and the language of the screen: on a host that belongs to no brand the server cannot tell the
 * brand, and the browser's language may be another one.
 */
function fetchWithBrand(request: Request): Promise<Response> {
  request.headers.set('x-version', APP_VERSION);
  request.headers.set('accept-language', document.documentElement.lang);
  const brand = getCurrentBrand();
  if (brand) request.headers.set('x-brand', brand.id);
  return fetchWithPreload(request);
}

/** Loads the token refresh on demand: guests never need it. */
async function refreshTokens(rejectedToken: string): Promise<boolean> {
  const module = await import('../session/refresh.ts').catch(() => {
    throw new ApiError({ code: NO_CONNECTION_CODE, status: 0, operation: 'refreshTokens' });
  });
  return module.refreshTokens(rejectedToken);
}

/** The one client of the API, typed by the contract, with the transport rules of spec §8. */
export const api = createApiClient({
  getToken: getAccessToken,
  fetch: fetchWithBrand,
  onUnauthorized: refreshTokens,
  onTooManyRequests: () => {
    if (!getCurrentSession().isSignedIn) openLoginDialog();
  },
  onMaintenance: startMaintenance,
  onSuccess: endMaintenanceAfterSuccess,
});
