import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from './json.ts';

/** Discover content, and the stored results of searches for posts and users. Migrations 0200, 0201 and 0211 describe the columns. */
export type DiscoverTables = { discover_items: DiscoverItemsTable; search_results: SearchResultsTable };

export type DiscoverKind = 'gallery' | 'trend' | 'sports';

type DiscoverItemsTable = {
  id: Generated<string>;
  key: string;
  kind: DiscoverKind;
  draft: JsonColumn<unknown> | null;
  content: JsonColumn<unknown> | null;
  publication: number | null;
  publish_at: Date | null;
  update_at: ColumnType<Date, Date | undefined, Date>;
};

/** Triggers fill the other tables of the search. */
type SearchResultsTable = {
  id: string;
  user_id: string | null;
  text: string;
  ids: string[];
  next: string | null;
  create_at: ColumnType<Date, Date | undefined, never>;
};
