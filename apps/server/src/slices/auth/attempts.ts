import { throwIfMustWait } from '../../platform/http/http-error.ts';
import type { RateLimiter } from '../../platform/rate-limits/limiter.ts';
import type { AttemptLimitName } from '../../platform/rate-limits/limits.ts';
import type { Services } from '../../platform/services.ts';

/** The name of a counter of attempts, and the key that it counts by. */
export type AttemptCounterKey = readonly [name: AttemptLimitName, ...key: string[]];

type Counter = { limiter: RateLimiter; key: string };

/**
 * Counts an attempt in every given counter. @throws HttpError 429 with the seconds to wait if one counter is exhausted; then the attempt
 * is not counted in the others, so that retrying too early does not prolong the wait.
 */
export async function consumeAttempt(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  counterKeys: readonly AttemptCounterKey[],
): Promise<void> {
  const counters = getCounters(rateLimits, counterKeys);
  for (const [index, { limiter, key }] of counters.entries()) {
    const wait = await limiter.consume(key);
    if (wait === 0) continue;
    await refund(counters.slice(0, index));
    const others = await Promise.all(counters.slice(index + 1).map((other) => other.limiter.peek(other.key)));
    throwIfMustWait(Math.max(wait, ...others));
  }
}

/** Takes back a counted attempt after success. */
export const refundAttempt = (
  { rateLimits }: Pick<Services, 'rateLimits'>,
  counterKeys: readonly AttemptCounterKey[],
): Promise<void> => refund(getCounters(rateLimits, counterKeys));

/** The attempts that are left before one of the counters is exhausted. */
export async function countAttemptsLeft(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  counterKeys: readonly AttemptCounterKey[],
): Promise<number> {
  return Math.min(
    ...(await Promise.all(getCounters(rateLimits, counterKeys).map(({ limiter, key }) => limiter.countLeft(key)))),
  );
}

function getCounters(rateLimits: Services['rateLimits'], counterKeys: readonly AttemptCounterKey[]): Counter[] {
  return counterKeys.flatMap(([name, ...key]) =>
    rateLimits.attempts[name].map((limiter) => ({ limiter, key: key.join(' ') })),
  );
}

async function refund(counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(({ limiter, key }) => limiter.reward(key)));
}
