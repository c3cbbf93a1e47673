import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import type { MessageRow, GetReaderIds } from '../groups/visible-messages.ts';

/** The parts of a message that present its target: an author, a post or a group, a red envelope, or a record. */
type Attachments = Required<Pick<Schemas['Message'], 'share' | 'red_envelope' | 'chat_record'>>;
type Field = keyof Attachments;
/** Presents a target to one reader; readers with the same view get the same object. */
type Present<T> = (targetId: string, reader: string) => T | undefined;
type LoadTargets<T> = (
  db: Kysely<Database>,
  targetIds: readonly string[],
  readers: GetReaderIds,
) => Promise<Present<T>>;
type Loader = { [F in Field]: { field: F; load: LoadTargets<Attachments[F]> } }[Field];

/** Loaders of the content that messages of a type attach. Slices register them at composition. */
export const messageTargetLoaders = new Map<string, Loader>();

/** The field of a message, and its content. */
export type MessageTargetContent = { field: Field; content: Attachments[Field] };

/** Loads the attachments of messages; each loader runs once for all its messages. */
export async function queryMessageTargetLookup(
  db: Kysely<Database>,
  rows: readonly MessageRow[],
  readers: GetReaderIds,
): Promise<(row: MessageRow, reader: string) => MessageTargetContent | undefined> {
  const targets = new Map<Loader['load'], string[]>();
  for (const { type, target_id } of rows) {
    const load = messageTargetLoaders.get(type)?.load;
    if (load && target_id !== null) targets.set(load, [...(targets.get(load) ?? []), target_id]);
  }
  const presenters = new Map(
    await Promise.all(Array.from(targets, async ([load, ids]) => [load, await load(db, ids, readers)] as const)),
  );
  return ({ type, target_id }, reader) => {
    const loader = messageTargetLoaders.get(type);
    if (!loader || target_id === null) return undefined;
    const content = presenters.get(loader.load)?.(target_id, reader);
    return content && { field: loader.field, content };
  };
}
