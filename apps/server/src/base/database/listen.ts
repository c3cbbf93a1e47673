import pg from 'pg';
import type { DatabaseConnectionConfig } from './connect.ts';

/** Milliseconds before reconnecting. */
const RECONNECT_DELAY_MS = 1000;

type ListenOptions = {
  onNotification: (payload: string) => void;
  /** Called after each connection: notifications sent before it are lost. */
  onConnect?: () => void;
  /** Called once per outage, when the connection breaks. */
  onLost: (problem: unknown) => void;
};

/** Listens to a channel on a separate connection and reconnects when it breaks. Returns a function that ends it. */
export function listenToPostgresChannel(
  connectionConfig: DatabaseConnectionConfig,
  channel: string,
  { onNotification, onConnect = () => {}, onLost }: ListenOptions,
): () => Promise<void> {
  let isClosed = false;
  let listening: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isLost = false;

  async function open(): Promise<void> {
    const client = new pg.Client({ ...connectionConfig, keepAlive: true });
    listening = client;
    let isOver = false;
    const reopen = (problem?: unknown) => {
      if (isOver || isClosed) return;
      isOver = true;
      if (!isLost) onLost(problem);
      isLost = true;
      client.end().catch(() => {});
      retry = setTimeout(() => void open(), RECONNECT_DELAY_MS);
    };
    client.on('error', reopen);
    client.on('end', () => reopen());
    client.on('notification', ({ payload }) => onNotification(payload ?? ''));
    await client
      .connect()
      .then(() => client.query(`listen "${channel}"`))
      .then(() => {
        isLost = false;
        onConnect();
      })
      .catch(reopen);
  }

  const opened = open();
  return async () => {
    isClosed = true;
    clearTimeout(retry);
    await opened;
    await listening?.end().catch(() => {});
  };
}
