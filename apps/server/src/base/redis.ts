import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Milliseconds between two attempts to reach it again, at most. */
const MAX_RETRY_DELAY_MS = 5000;
/** A Redis that hangs is as good as away. */
const COMMAND_TIMEOUT_MS = 1000;

/** A connection that never ends the process: what it cannot do while Redis is away fails at once. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RETRY_DELAY_MS),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away; instances hear less of each other until it is back');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}
