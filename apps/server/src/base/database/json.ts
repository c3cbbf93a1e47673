import type { ColumnType } from 'kysely';

/** A nullable jsonb column. */
export type NullableJsonColumn<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A jsonb column: read as a value, written as JSON text. */
export type JsonColumn<T> = ColumnType<T, string, string>;
