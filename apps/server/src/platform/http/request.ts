import type { Brand } from '@quintet/brand/brand';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand of the host name; null at the universal site. */
    hostBrand: Brand | null;
    /** The requested host name, which is a known one: lower case, no port. */
    siteHost: string;
    /** Set before a handler of the contract runs. */
    caller: Caller;
    /** The operationId in the contract; empty for pages and health. */
    operationId: string;
  }
}
