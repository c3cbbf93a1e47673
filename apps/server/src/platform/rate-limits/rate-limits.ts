import { OPERATIONS } from '@quintet/api/openapi-document';
import type { ServerConfig } from '../../base/config.ts';
import type { Caller } from '../http/caller.ts';
import { networkOf } from './address.ts';
import { createLimiter, type Limiter, type Stores } from './limiter.ts';
import {
  REQUEST_LIMITS,
  type RequestLimit,
  ATTEMPT_LIMITS,
  type AttemptName,
  USERS_PER_ADDRESS,
  type RateWindow,
} from './limits.ts';

type OperationId = keyof typeof OPERATIONS;

export type RateLimits = {
  /** Counts a request of a caller. Resolves to the seconds to wait if it exceeds a limit, else to 0. */
  countRequest: (operationId: OperationId, caller: Caller) => Promise<number>;
  /** Counts a guest's request against the guest allowance. Resolves like `countRequest`. */
  countGuestRequest: (caller: Caller) => Promise<number>;
  /** The counters of tries, the shortest window first. */
  tries: Record<AttemptName, readonly Limiter[]>;
};

type RateLimitDeps = Stores & { config: Pick<ServerConfig, 'guestAllowance' | 'rateLimitFactor'> };
type Counters = { user: Limiter | null; address: Limiter | null };

/** Creates the counters for the limits of `limits.ts`. */
export function createRateLimits({ config, ...stores }: RateLimitDeps): RateLimits {
  const { guestAllowance, rateLimitFactor } = config;
  const scaled = ([points, seconds]: RateWindow): RateWindow => [
    Math.max(1, Math.round(points * rateLimitFactor)),
    seconds,
  ];
  const limiterOf = (name: string, window: RateWindow | undefined, isShared = false) =>
    window ? createLimiter(stores, { name, window: scaled(window), isShared }) : null;
  const countersOf = (name: string, { perUser, perAddress, isShared }: RequestLimit): Counters => ({
    user: limiterOf(`${name} of a user`, perUser, isShared),
    address: limiterOf(`${name} from an address`, perAddress ?? (perUser && manyOf(perUser)), isShared),
  });

  const limits: [string, RequestLimit][] = Object.entries(REQUEST_LIMITS);
  const countersByName = new Map(limits.map(([name, limit]) => [name, countersOf(name, limit)]));
  const nameByOperation = new Map(limits.flatMap(([name, { operations }]) => operations.map((id) => [id, name])));
  const guests = createLimiter(stores, { name: 'guests', window: [guestAllowance, 60], isShared: false });
  const nameOf = (id: OperationId) => nameByOperation.get(id) ?? (OPERATIONS[id].method === 'GET' ? '' : 'writes');

  return {
    countRequest: async (operationId, caller) => {
      const counters = countersByName.get(nameOf(operationId));
      if (!counters) return 0;
      const waits = await Promise.all([
        caller.kind === 'user' ? counters.user?.consume(caller.userId) : 0,
        counters.address?.consume(networkOf(caller.ip)),
      ]);
      return Math.max(...waits.map((wait) => wait ?? 0));
    },
    countGuestRequest: ({ ip }) => guests.consume(networkOf(ip)),
    tries: createTries(stores),
  };
}

const manyOf = ([points, seconds]: RateWindow): RateWindow => [points * USERS_PER_ADDRESS, seconds];

function createTries(stores: Stores): RateLimits['tries'] {
  const entries = Object.entries(ATTEMPT_LIMITS).map(([name, windows]) => [
    name,
    windows.map((window) => createLimiter(stores, { name, window, isShared: true })),
  ]);
  return Object.fromEntries(entries) as RateLimits['tries'];
}
