import { HttpError } from '../../platform/http/http-error.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { resolveRequestBrand } from '../../platform/http/resolve-request-brand.ts';

export const siteHandlers = {
  getBrandConfig: async ({ request, services }) => {
    const brand = resolveRequestBrand(request, services);
    return { brand: brand && { ...brand } };
  },

  getMaintenance: ({ services }) => services.maintenance.current(),

  /** The stream opens by a WebSocket upgrade; a request without one gets 426. */
  openEventStream: async () => {
    throw new HttpError('api.upgrade_required', { status: 426 });
  },
} satisfies SliceHandlers<'site'>;
