import type { Brand } from '@quintet/brand/brand';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which brand the host name asks for; null on plain localhost and unknown hosts. */
    hostBrand: Brand | null;
    /** Set before a handler of the contract runs. */
    caller: Caller;
    /** Of the contract; empty for pages and health. */
    operationId: string;
  }
}
