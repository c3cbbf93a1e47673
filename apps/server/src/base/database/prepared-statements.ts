import type pg from 'pg';

/** Uses after which a statement is prepared. Those whose text changes with what is asked seldom come that far. */
const MIN_USES = 10;
/** Statements that are prepared, and that are counted, at most. */
const MAX_STATEMENTS = { prepared: 200, counted: 2000 };
/** Pages: the way to them that is best depends on what is looked for, and is sought each time. */
const PAGE = /\blimit\b/i;
/** The result of a prepared statement has other columns than it had: somebody has migrated the database. */
const OUTDATED = '0A000';

/**
 * Has the connections of a pool keep what is asked often, by name: PostgreSQL reads and plans that once a connection, not at
 * each call, which for a short statement is more than half of its work.
 */
export function createStatementPreparer(): (client: pg.PoolClient) => void {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name !== undefined || names.size === MAX_STATEMENTS.prepared || PAGE.test(text)) return name;
    if (uses.size === MAX_STATEMENTS.counted) uses.clear();
    const count = (uses.get(text) ?? 0) + 1;
    uses.set(text, count);
    if (count === MIN_USES) {
      names.set(text, `often_${names.size}`);
      uses.delete(text);
    }
    return names.get(text);
  }

  return (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const queryByName = async (text: string, values: unknown[], name: string) => {
      try {
        return await query({ name, text, values });
      } catch (error) {
        // The pool makes a new connection, which prepares it anew.
        if ((error as { code?: string }).code === OUTDATED) await client.end();
        throw error;
      }
    };
    client.query = ((...given: unknown[]) => {
      const [text, values] = given;
      const isPlain = given.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(text) : undefined;
      return isPlain && name ? queryByName(text, values, name) : query(...given);
    }) as typeof client.query;
  };
}
