import type { Redis } from 'ioredis';
import type { ConnectPubSub } from './pubsub-signals.ts';

/** Instances hear each other over a channel of Redis; `publisher` stays its owner's. */
export function createRedisPubSub(publisher: Redis, channel: string): ConnectPubSub {
  return (hear) => {
    // Whoever listens can do nothing else there.
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
