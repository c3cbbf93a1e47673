import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Address } from '../../base/database/connect.ts';
import { listen } from '../../base/database/listen.ts';
import type { Database } from '../../base/database/types.ts';
import type { ConnectPubSub } from './pubsub-signals.ts';

const CHANNEL = 'quintet';

/** Connects the instances on one database by LISTEN and NOTIFY. */
export function createPostgresPubSub(address: Address, db: Kysely<Database>, log: Logger): ConnectPubSub {
  return (hear) => {
    const close = listen(address, CHANNEL, {
      onNotification: hear,
      onLost: (problem) => log.warn({ err: problem }, 'other instances are not heard for now'),
    });
    return {
      publish: async (text) => {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
      },
      close,
    };
  };
}
