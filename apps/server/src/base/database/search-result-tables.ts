import type { ColumnType } from 'kysely';

/** The stored results of searches for posts and users. Migration 0200 describes the columns; triggers fill the other tables of the search. */
export type SearchResultTables = {
  search_results: SearchResultsTable;
};

type SearchResultsTable = {
  id: string;
  user_id: string | null;
  text: string;
  ids: string[];
  next: string | null;
  create_at: ColumnType<Date, Date | undefined, never>;
};
