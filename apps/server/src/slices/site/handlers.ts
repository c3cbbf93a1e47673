import { HttpError } from '../../platform/http/http-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { resolveBrand } from '../../platform/http/resolve-brand.ts';

export const siteHandlers = {
  getBrandConfig: async ({ request, services }) => {
    const brand = resolveBrand(request, services);
    return { brand: brand && { ...brand } };
  },

  getMaintenance: ({ services }) => services.maintenance.current(),

  /** The stream is opened by an upgrade; this is what a request without one gets. */
  openEventStream: async () => {
    throw new HttpError('api.upgrade_required', { status: 426 });
  },
} satisfies Handlers<'site'>;
