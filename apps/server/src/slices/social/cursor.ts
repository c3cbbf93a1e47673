import { type RawBuilder, sql } from 'kysely';
import { HttpError } from '../../platform/http/http-error.ts';

/** Where a page goes on: after the row of this time and id, in the list's order. */
export type Cursor = { at: Date; id: string };

type Row = { at: Date; id: string };

const FORM = /^(\d{1,15})\.([a-z]\d{1,18})$/;

/** Reads `next_id`. @throws HttpError for one that is not ours */
export function decodeCursor(nextId: string | undefined): Cursor | null {
  if (nextId === undefined) return null;
  const [, at, id] = FORM.exec(nextId) ?? [];
  if (at === undefined || id === undefined) throw new HttpError('api.body.param_invalid.next_id');
  return { at: new Date(Number(at)), id };
}

/** Rows that were asked for one beyond the page: the page, and where the next one starts. */
export function toPage<R extends Row>(rows: readonly R[], limit: number): { rows: R[]; nextId: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextId: rows.length > limit && last ? `${last.at.getTime()}.${last.id}` : null };
}

/** What comes after a place, newest first. */
export const isAfter = (at: RawBuilder<unknown>, id: RawBuilder<unknown>, place: Cursor | null): RawBuilder<boolean> =>
  place === null ? sql<boolean>`true` : sql<boolean>`(${at}, ${id}) < (${place.at}::timestamptz(3), ${place.id})`;
