import type pg from 'pg';

const MAC = Buffer.alloc(32, 1);
const EVENT = `insert into event_queue (type, user_id, ref) select $1, unnest($2::text[]), $3::jsonb`;

/** The statements of one transfer of the ledger, run directly: no signature, no checks, no query builder. */
export async function transferBenchPointsDirectly(
  pool: pg.Pool,
  key: string,
  debit: string,
  credit: string,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const users = [debit, credit].sort();
    const locked = await client.query<{ id: string; balance: number; n: number; received: number }>({
      name: 'bench-lock',
      text: 'select id, balance, n, received from ledger_accounts where id = any($1) order by id for no key update',
      values: [users],
    });
    const now = new Date();
    const { rows } = await client.query<{ id: number }>({
      name: 'bench-transfer',
      text: `insert into ledger_transfers (key, type, debit, credit, amount, create_at) values ($1, 31, $2, $3, 1, $4)
        on conflict (key) do nothing returning id`,
      values: [key, debit, credit, now],
    });
    const after = locked.rows.map((row) => {
      const delta = row.id === debit ? -1 : 1;
      return { ...row, delta, n: row.n + 1, balance: row.balance + delta, received: row.received + Math.max(delta, 0) };
    });
    const column = <K extends keyof (typeof after)[number]>(name: K) => after.map((row) => row[name]);
    await client.query({
      name: 'bench-entries',
      text: `with added as (
          insert into ledger_entries (account, n, transfer_id, type, delta, balance_after, received_after, create_at, kid, mac)
          select a, n, $6, 31, d, b, r, $7, 'bench', $8 from unnest($1::text[], $2::int8[], $3::int8[], $4::int8[], $5::int8[]) as e (a, n, d, b, r))
        update ledger_accounts set balance = s.b, n = s.n, received = s.r, mac = $8, entry_at = $7
        from unnest($1::text[], $2::int8[], $3::int8[], $4::int8[], $5::int8[]) as s (a, n, d, b, r) where id = s.a`,
      values: [
        column('id'),
        column('n'),
        column('delta'),
        column('balance'),
        column('received'),
        rows[0]!.id,
        now,
        MAC,
      ],
    });
    for (const type of ['trading_log', 'balance'])
      await client.query({ name: 'bench-event', text: EVENT, values: [type, users, '{}'] });
    await client.query('commit');
  } finally {
    client.release();
  }
}
