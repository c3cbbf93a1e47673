import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Address } from '../../base/database/connect.ts';
import type { Database } from '../../base/database/types.ts';
import type { ConnectPubSub } from './pubsub-signals.ts';

const CHANNEL = 'quintet';
/** Milliseconds until a connection that broke is made again. */
const RECONNECT_DELAY_MS = 1000;

/** Instances on one database hear each other by LISTEN and NOTIFY. */
export function createPostgresPubSub(address: Address, db: Kysely<Database>, log: Logger): ConnectPubSub {
  return (hear) => {
    let isClosed = false;
    let listening: pg.Client | null = null;
    let retry: NodeJS.Timeout | undefined;
    /** Told already. */
    let isLost = false;

    async function listen(): Promise<void> {
      const client = new pg.Client({ ...address, keepAlive: true });
      listening = client;
      let isOver = false;
      const again = (problem?: unknown) => {
        if (isOver || isClosed) return;
        isOver = true;
        if (!isLost) log.warn({ err: problem }, 'other instances are not heard for now');
        isLost = true;
        client.end().catch(() => {});
        retry = setTimeout(() => void listen(), RECONNECT_DELAY_MS);
      };
      client.on('error', again);
      client.on('end', () => again());
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client
        .connect()
        .then(() => client.query(`listen ${CHANNEL}`))
        .then(() => {
          isLost = false;
        })
        .catch(again);
    }

    const begun = listen();
    return {
      publish: async (text) => {
        await sql`select pg_notify(${CHANNEL}, ${text})`.execute(db);
      },
      close: async () => {
        isClosed = true;
        clearTimeout(retry);
        await begun;
        await listening?.end().catch(() => {});
      },
    };
  };
}
