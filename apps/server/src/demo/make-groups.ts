import type { Transaction } from 'kysely';
import type { Database } from '../database/types.ts';
import { directName } from '../slices/groups/direct.ts';
import { languageOf } from './accounts.ts';
import { converse } from './conversation.ts';
import { type Room, writeHistory, writeViews, type Written } from './history.ts';
import { PEOPLE } from './people.ts';
import type { Random } from './random.ts';
import { type DemoDirect, type DemoRoom, TOPICS } from './rooms.ts';
import { play } from './scenes/play.ts';
import { square } from './talk/square.ts';

const HOUR = 3_600_000;

/** `ids` in the order of PEOPLE; `now` in milliseconds. */
export type Making = { trx: Transaction<Database>; ids: readonly string[]; random: Random; now: number };

/** A group with its members, and what they have said. */
export async function makeRoom({ trx, ids, random, now }: Making, room: DemoRoom): Promise<Written> {
  const [main, other] = room.isEnglish ? (['en', 'zh_cn'] as const) : (['zh_cn', 'en'] as const);
  const others = PEOPLE.map((_, place) => place).filter((place) => place > 1 && place !== room.owner);
  const rest = random.some(others, room.members - (room.owner > 1 ? 3 : 2));
  const places = [0, 1, ...(room.owner > 1 ? [room.owner] : []), ...rest];
  const picture = `/media/drawn/${room.picture}.svg`;
  const { id } = await trx
    .insertInto('groups')
    .values({
      type: 2,
      display_name: room.topic.name[main],
      introduction: room.topic.introduction[main],
      icon: picture,
      icon_thumbnail: picture,
      owner_id: ids[room.owner]!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const memberIds = places.map((place) => ids[place]!);
  const admins = new Set(rest.slice(0, room.members > 10 ? 2 : 0));
  await trx
    .insertInto('members')
    .values(
      places.map((place) => ({
        group_id: id,
        user_id: ids[place]!,
        role: place === room.owner ? ('owner' as const) : admins.has(place) ? ('admin' as const) : ('member' as const),
      })),
    )
    .execute();
  const otherLanguage = room.topic === square ? 0.3 : 0.1;
  const lines = converse(random, {
    ...room,
    topics: [room.topic, ...TOPICS],
    language: () => (random.next() < otherLanguage ? other : main),
    members: memberIds.length,
    end: now - room.ago,
  });
  if (room.scene) play(lines, room.scene, room.unread);
  return write(trx, { groupId: id, memberIds, lines, createdBy: ids[room.owner]! }, room.unread);
}

async function write(trx: Making['trx'], room: Room, unread: readonly number[]): Promise<Written> {
  const idAt = await writeHistory(trx, room);
  await writeViews(trx, room, unread);
  return { ...room, idAt };
}

/** A direct message; one without messages is in the first person's list only. */
export async function makeDirect({ trx, ids, random, now }: Making, direct: DemoDirect): Promise<Written> {
  const memberIds = direct.people.map((place) => ids[place]!);
  const begun = new Date(now - direct.ago);
  const { id } = await trx
    .insertInto('groups')
    .values({
      type: 1,
      direct_name: directName(memberIds[0]!, memberIds[1]!),
      create_at: begun,
      update_at: begun,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('members')
    .values(memberIds.map((user_id, side) => ({ group_id: id, user_id, is_listed: side === 0 || direct.length > 0 })))
    .execute();
  const language = languageOf(direct.people[1]);
  const lines = converse(random, {
    ...direct,
    topics: [square, ...TOPICS],
    language: () => language,
    members: 2,
    end: now - direct.ago,
    pause: 7 * HOUR,
  });
  if (direct.scene) play(lines, direct.scene, direct.unread);
  return write(trx, { groupId: id, memberIds, lines, createdBy: null }, direct.unread);
}
