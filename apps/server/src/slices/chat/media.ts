import type { Schemas } from '@quintet/api/types';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import type { UserCaller } from '../../http/caller.ts';
import { Failure } from '../../http/failure.ts';
import { type FileRow, isHere } from '../../media/files.ts';
import { linkEnd, linkTo } from '../../media/links.ts';
import { THUMBNAIL } from '../../media/take.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../groups/members.ts';
import { isVisible } from './visible.ts';

type Media = Schemas['Media'];
type Row = { id: string; file_path: string | null };

/** By message, what those with a file show of it. */
export async function readMedia(db: Kysely<Database>, rows: readonly Row[]): Promise<Map<string, Media>> {
  const ids = rows.filter(({ file_path }) => file_path !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const files = await db.selectFrom('files').selectAll().where('message_id', 'in', ids).execute();
  return new Map(files.map((file) => [file.message_id!, presentMedia(file)]));
}

/** The box, the blur and the length outlive the file. */
function presentMedia(file: FileRow): Media {
  const { id, content_type, size, width, height, thumbhash, duration, variants } = file;
  const isShown = isHere(file, new Date());
  const hasThumbnail = variants.some(({ name }) => name === THUMBNAIL);
  return {
    file_id: id,
    content_type: content_type!,
    size: size!,
    url: isShown ? linkTo(file) : null,
    thumbnail_url: isShown && hasThumbnail ? linkTo(file, THUMBNAIL) : null,
    width,
    height,
    thumbhash,
    duration,
  };
}

/** A link to a file of a message that the user may see. @throws Failure api.file.expired for what is gone */
export async function readGroupFile(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { userId }: UserCaller,
  groupId: string,
  fileId: string,
): Promise<Schemas['GroupFile']> {
  const { clearedSeq } = await requireMember(db, groupId, userId);
  const file = await db
    .selectFrom('files')
    .innerJoin('messages', 'messages.id', 'files.message_id')
    .selectAll('files')
    .select('messages.filename')
    .where('files.id', '=', fileId)
    .where('messages.group_id', '=', groupId)
    .where(isVisible(userId, clearedSeq))
    .executeTakeFirst();
  if (!file) throw new Failure('api.data_not_exist');
  if (!isHere(file, clock())) throw new Failure('api.file.expired');
  return {
    file_id: file.id,
    url: linkTo(file, undefined, clock()),
    filename: file.filename ?? `${file.kind}.${file.extension}`,
    content_type: file.content_type!,
    size: file.size!,
    expire_at: linkEnd(clock()).toISOString(),
  };
}
