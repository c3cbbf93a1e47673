import type { Redis } from 'ioredis';
import type { ConnectPubSub } from './pubsub-signals.ts';

/** Connects instances over a Redis channel. The caller keeps and closes `publisher`. */
export function createRedisPubSub(publisher: Redis, channel: string): ConnectPubSub {
  return (hear) => {
    // A subscribed Redis connection cannot send other commands.
    const listener = publisher.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    listener.on('error', () => {});
    listener.on('message', (_channel, text) => hear(text));
    listener.subscribe(channel).catch(() => {});
    return {
      publish: async (text) => {
        await publisher.publish(channel, text);
      },
      close: async () => listener.disconnect(),
    };
  };
}
