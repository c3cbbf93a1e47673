import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';

/**
 * The brand of a request: the host's, else the one in `x-brand` (sent by the universal build), else the default; null without any.
 * @throws HttpError api.unknown_host for an unknown brand
 */
export function resolveRequestBrand(
  { hostBrand, headers }: Pick<FastifyRequest, 'hostBrand' | 'headers'>,
  { defaultBrand }: Pick<Services, 'defaultBrand'>,
): Brand | null {
  const name = headers['x-brand'];
  if (hostBrand || name === undefined) return hostBrand ?? defaultBrand;
  const named = BRANDS.find(({ id }) => id === name);
  if (!named) throw new HttpError('api.unknown_host');
  return named;
}
