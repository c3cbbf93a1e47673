import { refuseTooMany } from '../../platform/http/http-error.ts';
import type { Limiter } from '../../platform/rate-limits/limiter.ts';
import type { TryName } from '../../platform/rate-limits/limits.ts';
import type { Services } from '../../platform/services.ts';

/** What counts a try, and for whom. */
export type Attempt = readonly [name: TryName, ...key: string[]];

type Counter = { limiter: Limiter; key: string };

/**
 * Counts a try against each. @throws HttpError 429 with the seconds to wait, where one is used up; then the try counts nowhere else,
 * so that impatience makes nobody wait longer.
 */
export async function consumeAttempt(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  tries: readonly Attempt[],
): Promise<void> {
  const counters = countersOf(rateLimits, tries);
  for (const [place, { limiter, key }] of counters.entries()) {
    const wait = await limiter.consume(key);
    if (wait === 0) continue;
    await reward(counters.slice(0, place));
    const others = await Promise.all(counters.slice(place + 1).map((later) => later.limiter.peek(later.key)));
    refuseTooMany(Math.max(wait, ...others));
  }
}

/** A try that turned out well does not count. */
export const refundAttempt = ({ rateLimits }: Pick<Services, 'rateLimits'>, tries: readonly Attempt[]): Promise<void> =>
  reward(countersOf(rateLimits, tries));

function countersOf(rateLimits: Services['rateLimits'], tries: readonly Attempt[]): Counter[] {
  return tries.flatMap(([name, ...key]) => rateLimits.tries[name].map((limiter) => ({ limiter, key: key.join(' ') })));
}

async function reward(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}
