import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** The longest delay between two reconnection attempts, in milliseconds. */
const MAX_RETRY_DELAY_MS = 5000;
/** Milliseconds; a Redis that hangs counts as down. */
const COMMAND_TIMEOUT_MS = 1000;

/** Connects to Redis. Errors never end the process; while Redis is down, commands fail at once. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RETRY_DELAY_MS),
  });
  let isAway = false;
  redis.on('error', (error) => {
    if (!isAway)
      log.warn({ err: error }, 'Redis does not answer; until it does, events of other instances arrive by polling');
    isAway = true;
  });
  redis.on('ready', () => {
    isAway = false;
  });
  return redis;
}
