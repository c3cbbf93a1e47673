import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type DatabaseConnectionConfig, openDatabasePool } from '../base/database/connect.ts';
import { startEmbeddedPostgres } from '../base/database/embedded/embedded.ts';
import { runMigrations } from '../base/database/migrate.ts';
import type { Database } from '../base/database/types.ts';
import { benchFanOut } from './fan-out.ts';
import { benchIdleConnectionMemory } from './idle.ts';
import { benchDeliveryLatency } from './delivery-latency.ts';
import { benchMessageSending } from './sending.ts';
import { getQuantile, roundToHundredths } from './statistics.ts';

/** Minimum ratios of the server to the database and to a bare loop; then the maximum bytes per idle connection. */
const LEAST = { sending: 0.5, fanOut: 0.7 };
const MAX_CONNECTION_BYTES = 15 * 1024;

const middle = (values: readonly number[]): number => getQuantile(values, 0.5);

/**
 * Measures a server: messages per second, compared with the same transaction alone; delivery to a full group, compared with a
 * bare loop; memory of 10,000 idle connections; and delivery latency, compared with a bare echo.
 */
export async function benchServer(runs: number) {
  const folder = mkdtempSync(join(tmpdir(), 'quintet-bench-'));
  const { connectionConfig, stop } = await startEmbeddedPostgres(folder);
  try {
    const { db } = openDatabasePool(connectionConfig);
    await runMigrations(db);
    const result = await measure(connectionConfig, db, runs).finally(() => db.destroy());
    return result;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(connectionConfig: DatabaseConnectionConfig, db: Kysely<Database>, runs: number) {
  const rates = await benchMessageSending(connectionConfig, db, Math.max(3, Math.round(runs / 2)));
  const sending = { http: roundToHundredths(middle(rates.http)), direct: roundToHundredths(middle(rates.direct)) };
  const fan = await benchFanOut(connectionConfig, db, runs * 20);
  // The fastest quarter excludes the effects of other load on the machine.
  const fanOut = {
    server: roundToHundredths(getQuantile(fan.server, 0.25)),
    bare: roundToHundredths(getQuantile(fan.bare, 0.25)),
  };
  const idle = await benchIdleConnectionMemory(connectionConfig, db);
  const times = await benchDeliveryLatency(connectionConfig, db);
  const both = (values: number[]) => ({
    p50: roundToHundredths(middle(values)),
    p99: roundToHundredths(getQuantile(values, 0.99)),
  });
  const ratios = {
    sending: roundToHundredths(sending.http / sending.direct),
    fanOut: roundToHundredths(fanOut.bare / fanOut.server),
  };
  return {
    isWithin: ratios.sending >= LEAST.sending && ratios.fanOut >= LEAST.fanOut && idle.resident <= MAX_CONNECTION_BYTES,
    least: LEAST,
    mostBytes: MAX_CONNECTION_BYTES,
    ratios,
    messagesPerSecond: sending,
    fanOut: { members: fan.members, milliseconds: fanOut },
    idle,
    milliseconds: { sendToSeen: both(times.seen), echo: both(times.echo) },
  };
}
