import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DatabaseConnectionConfig } from '../../base/database/connect.ts';
import { listenToPostgresChannel } from '../../base/database/listen.ts';
import type { Database } from '../../base/database/types.ts';
import { createLocalInstanceSignals, type InstanceSignal, type InstanceSignals } from './signals.ts';

/** Carries texts between instances; it may lose some. */
type PubSubTransport = { publish: (text: string) => Promise<void>; close: () => Promise<void> };

/** Connects to the other instances and passes their texts to `onText`. Never fails: it reconnects by itself. */
type ConnectPubSub = (onText: (text: string) => void) => PubSubTransport;

/**
 * Sends signals to this instance at once, and to the others over the transport. To the others, only one "poll" is sent at a
 * time; all further "poll" signals in the meantime become one more.
 */
export function createPubSubInstanceSignals(connect: ConnectPubSub, log: Logger): InstanceSignals {
  const local = createLocalInstanceSignals();
  const ownId = randomUUID();
  const transport = connect((text) => {
    const received = parseInstanceMessage(text);
    if (!received) log.warn({ text: text.slice(0, 200) }, 'received an unknown signal from another instance');
    else if (received.from !== ownId) local.send(received.signal);
  });
  const publish = (signal: InstanceSignal) =>
    transport
      .publish(JSON.stringify({ from: ownId, signal }))
      .catch((error: unknown) => log.debug({ err: error }, 'sending a signal to other instances failed'));
  let isPublishingPoll = false;
  let mustPublishAgain = false;

  async function publishPoll(): Promise<void> {
    mustPublishAgain = isPublishingPoll;
    if (isPublishingPoll) return;
    isPublishingPoll = true;
    do {
      mustPublishAgain = false;
      await publish('poll');
    } while (mustPublishAgain);
    isPublishingPoll = false;
  }

  return {
    send: (signal) => {
      local.send(signal);
      void (signal === 'poll' ? publishPoll() : publish(signal));
    },
    listen: (listener) => local.listen(listener),
    close: () => transport.close(),
  };
}

type InstanceMessage = { from: string; signal: InstanceSignal };

/** Null for a text that no instance sends: other users of the database may write to its channel, too. */
function parseInstanceMessage(text: string): InstanceMessage | null {
  let note: Partial<{ from: unknown; signal: unknown }> | null;
  try {
    note = JSON.parse(text) as typeof note;
  } catch {
    return null;
  }
  const { from, signal } = note ?? {};
  return typeof from === 'string' && isSignal(signal) ? { from, signal } : null;
}

function isSignal(signal: unknown): signal is InstanceSignal {
  if (signal === 'poll') return true;
  const { typing } = (signal ?? {}) as { typing?: { group_id?: unknown; user_id?: unknown } };
  return typeof typing?.group_id === 'string' && typeof typing.user_id === 'string';
}

const CHANNEL = 'quintet';

/** Connects the instances on one database by LISTEN and NOTIFY. */
export function createPostgresPubSubConnector(
  connectionConfig: DatabaseConnectionConfig,
  db: Kysely<Database>,
  log: Logger,
): ConnectPubSub {
  return (onText) => {
    const close = listenToPostgresChannel(connectionConfig, CHANNEL, {
      onNotification: onText,
      onLost: (error) =>
        log.warn({ err: error }, 'the LISTEN connection broke; events of other instances arrive by polling'),
    });
    return {
      publish: async (text) => {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
      },
      close,
    };
  };
}

/** Connects instances over a Redis channel. The caller keeps and closes `publisher`. */
export function createRedisPubSubConnector(publisher: Redis, channel: string): ConnectPubSub {
  return (onText) => {
    // A subscribed Redis connection cannot send other commands.
    const listener = publisher.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
    listener.on('error', () => {});
    listener.on('message', (_channel, text) => onText(text));
    listener.subscribe(channel).catch(() => {});
    return {
      publish: async (text) => {
        await publisher.publish(channel, text);
      },
      close: async () => listener.disconnect(),
    };
  };
}
