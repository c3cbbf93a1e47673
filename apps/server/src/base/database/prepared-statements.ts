import type pg from 'pg';

/** Uses after which a statement is prepared. Statements with varying text rarely reach it. */
const MIN_USES = 10;
/** Maximum numbers of prepared statements, and of statements whose uses are counted. */
const MAX_STATEMENTS = { prepared: 200, counted: 2000 };
/** Queries of pages are planned each time, because their best plan depends on the parameters. A constant limit is not of a page. */
const PAGE = /\blimit \$/i;
/** The columns of a prepared statement's result have changed, because of a migration. */
const OUTDATED = '0A000';

/**
 * Returns a function that makes a pool's connection prepare frequent statements by name. PostgreSQL then parses and plans
 * them once per connection instead of at each call, which is more than half the work of a short statement.
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
        if ((error as { code?: string }).code === OUTDATED) {
          // A connection of PgBouncer keeps its prepared statements; an aborted transaction refuses this, and ends the connection.
          await query('deallocate all').catch(() => {});
          // The pool opens a new connection, which prepares the statement anew.
          await client.end();
        }
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
