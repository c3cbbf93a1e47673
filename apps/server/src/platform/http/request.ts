import type { Brand } from '@quintet/brand/brand';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which brand the host name asks for; null at the universal site. */
    hostBrand: Brand | null;
    /** The host name that was asked for, one of ours: lower case, no port. */
    siteHost: string;
    /** Set before a handler of the contract runs. */
    caller: Caller;
    /** Of the contract; empty for pages and health. */
    operationId: string;
  }
}
