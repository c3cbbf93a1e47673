import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn } from './json.ts';

/** The table of discover content. Migrations 0201 and 0211 describe the columns. */
export type DiscoverItemTables = { discover_items: DiscoverItemsTable };

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
