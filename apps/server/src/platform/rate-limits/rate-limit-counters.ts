import { OPERATIONS } from '@quintet/api/openapi-document';
import type { ServerConfig } from '../../base/config.ts';
import type { Caller } from '../http/caller.ts';
import { getIpRateLimitKey } from './get-ip-rate-limit-key.ts';
import { createRateLimiter, type RateLimiter, type RateLimitStores } from './limiter.ts';
import {
  REQUEST_RATE_LIMITS,
  type RequestRateLimit,
  ATTEMPT_RATE_LIMITS,
  type AttemptLimitName,
  ASSUMED_USERS_PER_IP,
  type RateLimitWindow,
} from './limits.ts';

type OperationId = keyof typeof OPERATIONS;

export type RateLimitCounters = {
  /** Counts a request of a caller. Resolves to the seconds to wait if it exceeds a limit, else to 0. */
  countRequest: (operationId: OperationId, caller: Caller) => Promise<number>;
  /** Counts a guest's request against the guest allowance. Resolves like `countRequest`. */
  countGuestRequest: (caller: Caller) => Promise<number>;
  /** The counters of attempts, the shortest window first. */
  attempts: Record<AttemptLimitName, readonly RateLimiter[]>;
};

type RateLimitDeps = RateLimitStores & { config: Pick<ServerConfig, 'guestAllowance' | 'rateLimitFactor'> };
type Counters = { user: RateLimiter | null; address: RateLimiter | null };

/** Creates the counters for the limits of `limits.ts`. */
export function createRateLimitCounters({ config, ...stores }: RateLimitDeps): RateLimitCounters {
  const { guestAllowance, rateLimitFactor } = config;
  const scaled = ([points, seconds]: RateLimitWindow): RateLimitWindow => [
    Math.max(1, Math.round(points * rateLimitFactor)),
    seconds,
  ];
  const limiterOf = (name: string, window: RateLimitWindow | undefined, isShared = false) =>
    window ? createRateLimiter(stores, { name, window: scaled(window), isShared }) : null;
  const countersOf = (name: string, { perUser, perAddress, isShared }: RequestRateLimit): Counters => ({
    user: limiterOf(`${name} of a user`, perUser, isShared),
    address: limiterOf(`${name} from an address`, perAddress ?? (perUser && manyOf(perUser)), isShared),
  });

  const limits: [string, RequestRateLimit][] = Object.entries(REQUEST_RATE_LIMITS);
  const countersByName = new Map(limits.map(([name, limit]) => [name, countersOf(name, limit)]));
  const nameByOperation = new Map(limits.flatMap(([name, { operations }]) => operations.map((id) => [id, name])));
  const guests = createRateLimiter(stores, { name: 'guests', window: [guestAllowance, 60], isShared: false });
  const nameOf = (id: OperationId) => nameByOperation.get(id) ?? (OPERATIONS[id].method === 'GET' ? '' : 'writes');

  return {
    countRequest: async (operationId, caller) => {
      const counters = countersByName.get(nameOf(operationId));
      if (!counters) return 0;
      const waits = await Promise.all([
        caller.kind === 'user' ? counters.user?.consume(caller.userId) : 0,
        counters.address?.consume(getIpRateLimitKey(caller.ip)),
      ]);
      return Math.max(...waits.map((wait) => wait ?? 0));
    },
    countGuestRequest: ({ ip }) => guests.consume(getIpRateLimitKey(ip)),
    attempts: createAttemptLimiters(stores),
  };
}

const manyOf = ([points, seconds]: RateLimitWindow): RateLimitWindow => [points * ASSUMED_USERS_PER_IP, seconds];

function createAttemptLimiters(stores: RateLimitStores): RateLimitCounters['attempts'] {
  const entries = Object.entries(ATTEMPT_RATE_LIMITS).map(([name, windows]) => [
    name,
    windows.map((window) => createRateLimiter(stores, { name, window, isShared: true })),
  ]);
  return Object.fromEntries(entries) as RateLimitCounters['attempts'];
}
