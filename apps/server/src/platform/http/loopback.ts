import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '../hosting/hosts.ts';

const LOOPBACK = /^(::1$|127\.|::ffff:127\.)/;
/** A proxy adds one of them, or names another host. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Whether a request comes from this machine itself, through nobody else. */
export function isLoopback({ socket, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    isLoopbackHost(headers.host ?? '') &&
    !FORWARDING_HEADERS.some((name) => name in headers)
  );
}
