import { randomBytes } from 'node:crypto';
import { MEDIA_EXPIRY_DAYS } from '@quintet/domain/limits';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../database/types.ts';
import { pathOf } from '../media/files.ts';
import { gramsOf } from '../slices/chat/grams.ts';
import { isOpenToAll } from '../slices/social/access.ts';
import type { Written } from './history.ts';
import type { Making } from './make-groups.ts';
import { appearanceOf } from './scenes/appearance.ts';
import type { Beat, FileShown } from './scenes/scene.ts';

/** A message of a scene, by its place in the room. */
type Spot = { room: Written; place: number; beat: Beat };

/** Gives what is told in a room's scene all that hangs on it: files, what is shared, reactions and pins. */
export async function furnish(making: Making, room: Written): Promise<void> {
  for (const [place, { beat }] of room.lines.entries()) {
    if (!beat) continue;
    const spot = { room, place, beat };
    await fill(making, spot);
    await react(making, spot);
    if (beat.isPinned) {
      const pin = { group_id: room.groupId, message_id: room.idAt(place), user_id: room.memberIds[0]! };
      await making.trx.insertInto('pins').values(pin).execute();
    }
  }
}

async function fill(making: Making, spot: Spot): Promise<void> {
  const { shown } = spot.beat;
  switch (shown?.type) {
    case 'image':
    case 'video':
    case 'audio':
    case 'file':
      return carry(making, spot, shown);
    case 'share_social_post':
      return aimAt(making, spot, await findPost(making, shown.motif));
    case 'share_social_author':
      return aimAt(making, spot, making.ids[shown.place]!.replace('u', 'a'));
    case 'message_pin': {
      const first = spot.room.lines.findIndex(({ beat }) => beat);
      return aimAt(making, spot, spot.room.idAt(first + shown.beat));
    }
    default:
  }
}

/** The message carries a file, which is drawn when somebody asks for it. */
async function carry({ trx }: Making, { room, place, beat }: Spot, shown: FileShown): Promise<void> {
  const messageId = room.idAt(place);
  const { variants, drawn, ...file } = await appearanceOf(shown);
  const sentAt = new Date(room.lines[place]!.at);
  const expire_at = shown.type === 'file' ? null : new Date(sentAt.getTime() + MEDIA_EXPIRY_DAYS * 24 * 3_600_000);
  const row: Insertable<Database['files']> = {
    ...file,
    id: randomBytes(16).toString('hex'),
    secret: randomBytes(32),
    user_id: room.memberIds[beat.who]!,
    group_id: room.groupId,
    kind: shown.type,
    state: 'taken',
    variants: JSON.stringify(variants),
    drawn: JSON.stringify(drawn),
    message_id: messageId,
    expire_at,
    create_at: sentAt,
  };
  await trx.insertInto('files').values(row).execute();
  const filename = shown.type === 'file' ? shown.filename : null;
  await trx
    .updateTable('messages')
    .set({
      file_path: pathOf(row),
      filename,
      duration: file.duration,
      expire_at,
      grams: filename === null ? null : gramsOf(room.groupId, place + 1, filename),
    })
    .where('id', '=', messageId)
    .execute();
}

async function aimAt({ trx }: Making, { room, place }: Spot, targetId: string): Promise<void> {
  await trx.updateTable('messages').set({ target_id: targetId }).where('id', '=', room.idAt(place)).execute();
}

/** One that everybody may see. */
async function findPost({ trx }: Making, motif: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where ${isOpenToAll} and p.media->0->>'url' like ${`/media/drawn/${motif}-%`} order by p.heat desc, p.id limit 1`.execute(
    trx,
  );
  return rows[0]!.id;
}

async function react({ trx }: Making, { room, place, beat }: Spot): Promise<void> {
  const others = room.memberIds.filter((_, member) => member !== beat.who);
  for (const [emoji, amount] of Object.entries(beat.reactions ?? {})) {
    await trx
      .insertInto('message_emojis')
      .values(others.slice(-amount).map((user_id) => ({ message_id: room.idAt(place), user_id, emoji })))
      .execute();
  }
}
