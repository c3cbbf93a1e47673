import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../hosting/hosts.ts';

const LOOPBACK = /^(::1$|127\.|::ffff:127\.)/;
/** A proxy adds one of these headers, or changes the host. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request comes directly from this machine, without a proxy. */
export function isUnproxiedLoopbackRequest({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLoopbackHost(headers.host ?? '') &&
    !FORWARDING_HEADERS.some((name) => name in headers)
  );
}
