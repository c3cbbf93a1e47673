import type { ColumnType } from 'kysely';

/** A nullable jsonb column. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A jsonb column: read as a value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;
