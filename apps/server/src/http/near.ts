import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(::1|127\.|::ffff:127\.)/;

/** Whether a request comes from this machine itself, through nobody else. */
export function isNear({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && !headers['x-forwarded-for'];
}
