import { MEDIA_EXPIRY_DAYS } from '@quintet/domain/limits';
import { pathOf } from '@quintet/server/media/files';
import { getNgrams } from '@quintet/server/slices/groups/ngrams';
import { isOpenToAll } from '@quintet/server/slices/social/access';
import { sql } from 'kysely';
import { storeMessageFile } from '../media.ts';
import type { Seeding } from '../seed-context.ts';
import type { WrittenHistory } from './write-history.ts';
import type { Beat, FileAsset } from './scripts.ts';

const DAY_MS = 24 * 3_600_000;

/** One message of a scene. */
type Spot = { history: WrittenHistory; index: number; beat: Beat };

/** Adds files, shares, reactions and pins to the messages of a history's scene. */
export async function decorate(seeding: Seeding, history: WrittenHistory): Promise<void> {
  for (const [index, { beat }] of history.lines.entries()) {
    if (!beat) continue;
    const spot = { history, index, beat };
    await attach(seeding, spot);
    await react(seeding, spot);
    if (beat.isPinned) {
      const pin = { group_id: history.groupId, message_id: history.idAt(index), user_id: history.memberIds[0]! };
      await seeding.trx.insertInto('pins').values(pin).execute();
    }
  }
}

async function attach(seeding: Seeding, spot: Spot): Promise<void> {
  const { carried } = spot.beat;
  switch (carried?.type) {
    case 'image':
    case 'video':
    case 'audio':
    case 'file':
      return attachFile(seeding, spot, carried);
    case 'share_social_post':
      return setTarget(seeding, spot, await findPost(seeding, carried.motif));
    case 'share_social_author':
      return setTarget(seeding, spot, seeding.userIds[carried.user]!.replace('u', 'a'));
    case 'message_pin': {
      const first = spot.history.lines.findIndex(({ beat }) => beat);
      return setTarget(seeding, spot, spot.history.idAt(first + carried.beat));
    }
    default:
  }
}

async function attachFile(seeding: Seeding, { history, index, beat }: Spot, carried: FileAsset): Promise<void> {
  const { groupId, memberIds } = history;
  const messageId = history.idAt(index);
  const sentAt = new Date(history.lines[index]!.at);
  const expire_at = carried.type === 'file' ? null : new Date(sentAt.getTime() + MEDIA_EXPIRY_DAYS * DAY_MS);
  const file = await storeMessageFile(seeding, carried, { user_id: memberIds[beat.who]!, group_id: groupId });
  const { trx } = seeding;
  await trx
    .insertInto('files')
    .values({ ...file, message_id: messageId, expire_at, create_at: sentAt })
    .execute();
  const filename = carried.filename ?? null;
  const grams = filename === null ? null : getNgrams(groupId, index + 1, filename);
  await trx
    .updateTable('messages')
    .set({ file_path: pathOf(file), filename, duration: file.duration ?? null, expire_at, grams })
    .where('id', '=', messageId)
    .execute();
}

async function setTarget({ trx }: Seeding, { history, index }: Spot, targetId: string): Promise<void> {
  await trx.updateTable('messages').set({ target_id: targetId }).where('id', '=', history.idAt(index)).execute();
}

/** The hottest public post that shows a motif. */
async function findPost({ trx, postsByMotif }: Seeding, motif: string): Promise<string> {
  const ids = postsByMotif.get(motif) ?? [];
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where ${isOpenToAll} and p.id = any(${ids}) order by p.heat desc, p.id limit 1`.execute(trx);
  return rows[0]!.id;
}

async function react({ trx }: Seeding, { history, index, beat }: Spot): Promise<void> {
  const others = history.memberIds.filter((_, member) => member !== beat.who);
  for (const [emoji, count] of Object.entries(beat.reactions ?? {})) {
    await trx
      .insertInto('message_emojis')
      .values(others.slice(-count).map((user_id) => ({ message_id: history.idAt(index), user_id, emoji })))
      .execute();
  }
}
