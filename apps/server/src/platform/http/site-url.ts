import type { FastifyRequest } from 'fastify';

/** The URL of a path of the app at the request's host. */
export const getSiteUrl = ({ protocol, host }: FastifyRequest, path: string): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}${path}`;
