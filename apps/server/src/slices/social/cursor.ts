import { type RawBuilder, sql } from 'kysely';
import { HttpError } from '../../platform/http/http-error.ts';

/** The position of the next page: after the row with this time and id, in the list's order. */
export type ListCursor = { at: Date; id: string };

type Row = { at: Date; id: string };

const FORM = /^(\d{1,15})\.([a-z]\d{1,18})$/;

/** Parses `next_id`. @throws HttpError api.body.param_invalid.next_id for a malformed one */
export function decodeCursor(nextId: string | undefined): ListCursor | null {
  if (nextId === undefined) return null;
  const [, at, id] = FORM.exec(nextId) ?? [];
  if (at === undefined || id === undefined) throw new HttpError('api.body.param_invalid.next_id');
  return { at: new Date(Number(at)), id };
}

/** Splits rows, queried with one more than the page's limit, into the page and the `next_id`, null at the end. */
export function toCursorPage<R extends Row>(rows: readonly R[], limit: number): { rows: R[]; nextId: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextId: rows.length > limit && last ? `${last.at.getTime()}.${last.id}` : null };
}

/** SQL condition: the row comes after the position, newest first. */
export const buildAfterCursorSql = (
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  place: ListCursor | null,
): RawBuilder<boolean> =>
  place === null ? sql<boolean>`true` : sql<boolean>`(${at}, ${id}) < (${place.at}::timestamptz(3), ${place.id})`;
