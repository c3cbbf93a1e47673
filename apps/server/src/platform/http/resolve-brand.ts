import type { Brand } from '@quintet/brand/brand';
import { BRANDS } from '@quintet/brand/list';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';

/**
 * The brand of a request: its host's, else the one that the page of the universal build names, else the default; null without any.
 * @throws HttpError api.unknown_host for a name that is no brand's
 */
export function resolveBrand(
  { hostBrand, headers }: Pick<FastifyRequest, 'hostBrand' | 'headers'>,
  { defaultBrand }: Pick<Services, 'defaultBrand'>,
): Brand | null {
  const name = headers['x-brand'];
  if (hostBrand || name === undefined) return hostBrand ?? defaultBrand;
  const named = BRANDS.find(({ id }) => id === name);
  if (!named) throw new HttpError('api.unknown_host');
  return named;
}
