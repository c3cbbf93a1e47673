import type { FastifyReply } from 'fastify';
import { Failure } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import { type Allowance, takeTry } from './attempts.ts';

/** Counts a try against each allowance. @throws Failure 429 with the seconds to wait, where one is used up. */
export async function allow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  reply: FastifyReply,
  allowances: readonly Allowance[],
): Promise<void> {
  const wait = await takeTry(db, allowances, clock());
  if (wait === null) return;
  reply.header('retry-after', String(wait));
  throw new Failure('api.too_many_requests', { result: { retry_after: wait } });
}
