import { MEDIA_EXPIRY_DAYS } from '@quintet/domain/limits';
import { toApiFilePath } from '@quintet/server/media/files';
import { createChatRecordId, insertChatRecord } from '@quintet/server/slices/chat/chat-records';
import { collectChatRecord } from '@quintet/server/slices/chat/forward-record';
import { hashMessageNgrams } from '@quintet/server/slices/groups/ngrams';
import { POST_IS_PUBLIC_SQL } from '@quintet/server/slices/social/post-access';
import { sql } from 'kysely';
import { storeDemoMessageFile } from '../media.ts';
import type { DemoSeedContext } from '../seed-context.ts';
import type { InsertedDemoHistory } from './write-history.ts';
import type { ScriptedMessage, ScriptedMessageFile } from './scripts.ts';

const DAY_MS = 24 * 3_600_000;

/** A scripted message. */
type ScriptedTarget = { history: InsertedDemoHistory; index: number; scripted: ScriptedMessage };

type DemoHistoriesByTopic = ReadonlyMap<string, InsertedDemoHistory>;

/** Adds files, shares, records, reactions and pins to a history's scripted messages. */
export async function addScriptedMessageContents(
  context: DemoSeedContext,
  history: InsertedDemoHistory,
  histories: DemoHistoriesByTopic,
): Promise<void> {
  for (const [index, { scripted }] of history.lines.entries()) {
    if (!scripted) continue;
    const target = { history, index, scripted };
    await attach(context, target, histories);
    await react(context, target);
    if (scripted.isPinned) {
      const pin = { group_id: history.groupId, message_id: history.idAt(index), user_id: history.memberIds[0]! };
      await context.trx.insertInto('pins').values(pin).execute();
    }
  }
}

async function attach(
  context: DemoSeedContext,
  target: ScriptedTarget,
  histories: DemoHistoriesByTopic,
): Promise<void> {
  const { content } = target.scripted;
  switch (content?.type) {
    case 'image':
    case 'video':
    case 'audio':
    case 'file':
      return attachFile(context, target, content);
    case 'share_social_post':
      return setTarget(context, target, await findPost(context, content.motif));
    case 'share_social_author':
      return setTarget(context, target, context.userIds[content.user]!.replace('u', 'a'));
    case 'chat_record':
      return attachChatRecord(context, target, histories.get(content.topic)!, content.beats);
    case 'message_pin':
      return setTarget(context, target, getScriptedId(target.history, content.beat));
    default:
  }
}

async function attachFile(
  context: DemoSeedContext,
  { history, index, scripted }: ScriptedTarget,
  carried: ScriptedMessageFile,
): Promise<void> {
  const { groupId, memberIds } = history;
  const messageId = history.idAt(index);
  const sentAt = new Date(history.lines[index]!.at);
  const expire_at = carried.type === 'file' ? null : new Date(sentAt.getTime() + MEDIA_EXPIRY_DAYS * DAY_MS);
  const file = await storeDemoMessageFile(context, carried, {
    user_id: memberIds[scripted.member]!,
    group_id: groupId,
  });
  const { trx } = context;
  await trx
    .insertInto('files')
    .values({ ...file, message_id: messageId, expire_at, create_at: sentAt })
    .execute();
  const filename = carried.filename ?? null;
  const grams = filename === null ? null : hashMessageNgrams(groupId, index + 1, filename);
  await trx
    .updateTable('messages')
    .set({ file_path: toApiFilePath(file), filename, duration: file.duration ?? null, expire_at, ngrams: grams })
    .where('id', '=', messageId)
    .execute();
}

/** The id of a scripted message by its index in the script. */
function getScriptedId({ lines, idAt }: InsertedDemoHistory, beat: number): string {
  return idAt(lines.findIndex(({ scripted }) => scripted) + beat);
}

async function attachChatRecord(
  context: DemoSeedContext,
  target: ScriptedTarget,
  source: InsertedDemoHistory,
  beats: readonly number[],
): Promise<void> {
  const { trx } = context;
  const { history, index, scripted } = target;
  const ids = beats.map((beat) => getScriptedId(source, beat));
  const content = await collectChatRecord(trx, history.memberIds[scripted.member]!, source.groupId, ids);
  const id = createChatRecordId();
  const message = { id: history.idAt(index), create_at: new Date(history.lines[index]!.at) };
  await insertChatRecord(trx, { id, ...content }, message);
  await setTarget(context, target, id);
}

async function setTarget(
  { trx }: DemoSeedContext,
  { history, index }: ScriptedTarget,
  targetId: string,
): Promise<void> {
  await trx.updateTable('messages').set({ target_id: targetId }).where('id', '=', history.idAt(index)).execute();
}

/** The hottest public post that shows a motif. */
async function findPost({ trx, postsByMotif }: DemoSeedContext, motif: string): Promise<string> {
  const ids = postsByMotif.get(motif) ?? [];
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p join users u on u.id = p.user_id
    where ${POST_IS_PUBLIC_SQL} and p.id = any(${ids}) order by p.hot_score desc, p.id limit 1`.execute(trx);
  return rows[0]!.id;
}

async function react({ trx }: DemoSeedContext, { history, index, scripted }: ScriptedTarget): Promise<void> {
  const others = history.memberIds.filter((_, member) => member !== scripted.member);
  for (const [emoji, count] of Object.entries(scripted.reactions ?? {})) {
    await trx
      .insertInto('message_emojis')
      .values(others.slice(-count).map((user_id) => ({ message_id: history.idAt(index), user_id, emoji })))
      .execute();
  }
}
