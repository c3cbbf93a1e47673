import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { MessageRow, Readers } from '../groups/visible.ts';

type Shared = Schemas['SharedContent'];
/** Presents a target (author or post) to one reader. */
type Present = (targetId: string, reader: string) => Shared | undefined;
type LoadTargets = (db: Kysely<Database>, targetIds: readonly string[], readers: Readers) => Promise<Present>;

/** Loaders of shared content by message type. Slices register them at composition. */
export const attachments = new Map<string, LoadTargets>();

/** Loads the shared content of messages; each loader runs once for all its messages. */
export async function loadAttachments(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  readers: Readers,
): Promise<(row: MessageRow, reader: string) => Shared | undefined> {
  const targets = new Map<LoadTargets, string[]>();
  for (const { type, target_id } of rows) {
    const load = attachments.get(type);
    if (load && target_id !== null) targets.set(load, [...(targets.get(load) ?? []), target_id]);
  }
  const presenters = new Map(
    await Promise.all(Array.from(targets, async ([load, ids]) => [load, await load(db, ids, readers)] as const)),
  );
  return ({ type, target_id }, reader) =>
    target_id === null ? undefined : presenters.get(attachments.get(type)!)?.(target_id, reader);
}
