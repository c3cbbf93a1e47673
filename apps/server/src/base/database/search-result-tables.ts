import type { ColumnType } from 'kysely';

/** Tables of the search for posts and users. Migration 0200 describes the columns; triggers fill all but `search_results`. */
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
