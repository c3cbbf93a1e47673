import { encodeGroupCode } from '@quintet/domain/groups/group-code';
import { GROUP_CODE_LENGTH } from '@quintet/domain/limits';
import { toDirectGroupKey } from '@quintet/server/slices/groups/direct';
import { getDemoUserLanguage } from '../accounts.ts';
import type { DemoSeedContext } from '../seed-context.ts';
import { DEMO_USERS } from '../users.ts';
import { generateChatHistory, overwriteNewestReadMessagesWithScript } from './generate-history.ts';
import type { DemoDirectChat, DemoGroup } from './groups.ts';
import {
  type DemoHistory,
  insertDemoHistory,
  setDemoReadPositions,
  type InsertedDemoHistory,
} from './write-history.ts';
import { DIALOGUE_TOPICS } from './dialogues.ts';

const HOUR_MS = 3_600_000;
const ALL_TOPICS = Object.values(DIALOGUE_TOPICS);

/** Creates a group with members and history. */
export async function createDemoGroup(context: DemoSeedContext, group: DemoGroup): Promise<InsertedDemoHistory> {
  const { trx, userIds, avatars, random, now } = context;
  const topic = DIALOGUE_TOPICS[group.topic]!;
  const [main, other] = group.isEnglish ? (['en', 'zh_cn'] as const) : (['zh_cn', 'en'] as const);
  const candidates = DEMO_USERS.map((_, index) => index).filter((index) => index > 1 && index !== group.owner);
  const rest = random.some(candidates, group.members - (group.owner > 1 ? 3 : 2));
  const indexes = [0, 1, ...(group.owner > 1 ? [group.owner] : []), ...rest];
  const { avatar, avatar_thumbnail } = avatars.get(group.icon)!;
  const { id } = await trx
    .insertInto('groups')
    .values({
      type: 2,
      display_name: topic.name[main],
      introduction: topic.introduction[main],
      icon: avatar,
      icon_thumbnail: avatar_thumbnail,
      owner_id: userIds[group.owner]!,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const memberIds = indexes.map((index) => userIds[index]!);
  const admins = new Set(rest.slice(0, group.members > 10 ? 2 : 0));
  const roleOf = (index: number) => (index === group.owner ? 'owner' : admins.has(index) ? 'admin' : 'member');
  await trx
    .insertInto('members')
    .values(
      indexes.map((index) => ({
        group_id: id,
        user_id: userIds[index]!,
        role: roleOf(index),
        inviter_id: index === group.owner ? null : userIds[group.owner]!,
        admin_at: admins.has(index) ? new Date(now - group.ago) : null,
      })),
    )
    .execute();
  await trx
    .insertInto('group_codes')
    .values({ code: getCode(group.topic), group_id: id, user_id: userIds[group.owner]! })
    .execute();
  const otherShare = group.topic === 'square' ? 0.3 : 0.1;
  const lines = generateChatHistory(random, {
    ...group,
    topics: [topic, ...ALL_TOPICS],
    language: () => (random.next() < otherShare ? other : main),
    members: memberIds.length,
    end: now - group.ago,
  });
  if (group.script) overwriteNewestReadMessagesWithScript(lines, group.script, group.unread);
  return write(context, { groupId: id, memberIds, lines, createdBy: userIds[group.owner]! }, group.unread);
}

/** The invite code of a demo group, the same in all demo data. */
const getCode = (topic: string): string =>
  encodeGroupCode(
    Array.from({ length: GROUP_CODE_LENGTH }, (_, place) => topic.charCodeAt(place % topic.length) * 7 + place),
  );

/** Creates a direct message; without messages only the first user lists it. */
export async function createDemoDirectChat(
  context: DemoSeedContext,
  direct: DemoDirectChat,
): Promise<InsertedDemoHistory> {
  const { trx, userIds, random, now } = context;
  const memberIds = direct.users.map((index) => userIds[index]!);
  const end = now - direct.ago;
  const { id } = await trx
    .insertInto('groups')
    .values({
      type: 1,
      direct_name: toDirectGroupKey(memberIds[0]!, memberIds[1]!),
      create_at: new Date(end),
      update_at: new Date(end),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('members')
    .values(memberIds.map((user_id, side) => ({ group_id: id, user_id, is_listed: side === 0 || direct.length > 0 })))
    .execute();
  const language = getDemoUserLanguage(direct.users[1]);
  const topics = [DIALOGUE_TOPICS.square!, ...ALL_TOPICS];
  const lines = generateChatHistory(random, {
    ...direct,
    topics,
    language: () => language,
    members: 2,
    end,
    pause: 7 * HOUR_MS,
  });
  if (direct.script) overwriteNewestReadMessagesWithScript(lines, direct.script, direct.unread);
  return write(context, { groupId: id, memberIds, lines, createdBy: null }, direct.unread);
}

async function write(
  { trx }: DemoSeedContext,
  history: DemoHistory,
  unread: readonly number[],
): Promise<InsertedDemoHistory> {
  const idAt = await insertDemoHistory(trx, history);
  await setDemoReadPositions(trx, history, unread);
  return { ...history, idAt };
}
