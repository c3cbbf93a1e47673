import { throwIfRateLimited } from '../../platform/http/http-error.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { AttemptLimitName } from '../../platform/rate-limits/limits.ts';
import type { Services } from '../../platform/services.ts';

/** The name of a counter of tries, and the key that it counts by. */
export type AttemptCounterKey = readonly [name: AttemptLimitName, ...key: string[]];

type Counter = { limiter: RateLimiter; key: string };

/**
 * Counts a try in every given counter. @throws HttpError 429 with the seconds to wait if one counter is exhausted; then the try
 * is not counted in the others, so that retrying too early does not prolong the wait.
 */
export async function consumeAttempt(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  tries: readonly AttemptCounterKey[],
): Promise<void> {
  const counters = countersOf(rateLimits, tries);
  for (const [place, { limiter, key }] of counters.entries()) {
    const wait = await limiter.consume(key);
    if (wait === 0) continue;
    await refund(counters.slice(0, place));
    const others = await Promise.all(counters.slice(place + 1).map((later) => later.limiter.peek(later.key)));
    throwIfRateLimited(Math.max(wait, ...others));
  }
}

/** Takes back a counted try after success. */
export const refundAttempt = (
  { rateLimits }: Pick<Services, 'rateLimits'>,
  tries: readonly AttemptCounterKey[],
): Promise<void> => refund(countersOf(rateLimits, tries));

/** The tries that are left before one of the counters is exhausted. */
export async function countAttemptsLeft(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  tries: readonly AttemptCounterKey[],
): Promise<number> {
  return Math.min(
    ...(await Promise.all(countersOf(rateLimits, tries).map(({ limiter, key }) => limiter.countLeft(key)))),
  );
}

function countersOf(rateLimits: Services['rateLimits'], tries: readonly AttemptCounterKey[]): Counter[] {
  return tries.flatMap(([name, ...key]) => rateLimits.tries[name].map((limiter) => ({ limiter, key: key.join(' ') })));
}

async function refund(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}
