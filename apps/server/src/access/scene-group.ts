import { randomBytes, randomInt } from 'node:crypto';
import { encodeGroupCode } from '@quintet/domain/groups/group-code';
import { GROUP_CODE_LENGTH } from '@quintet/domain/limits';
import type { Services } from '../platform/services.ts';
import { toDirectGroupKey } from '../slices/groups/direct.ts';
import { hashMessageNgrams } from '../slices/groups/ngrams.ts';
import type { TestUser } from '../slices/test-world.ts';
import type { AccessTestUsers } from './scene-users.ts';

type Database = Services['db'];
const NO_POWERS = { remove_member: 'denied', block_member: 'denied', change_info: 'denied', add_friend: 'denied' };

type Texts = { said: string; reply: string; postId: string };

/**
 * Creates a group with four messages: a file, a text that is pinned and reacted to, a shared post, and a reply to the text. One
 * member has cleared the first two. A user outside the group has its card.
 */
export async function createAccessTestGroup(db: Database, people: AccessTestUsers, { said, reply, postId }: Texts) {
  const { owner, admin, powerless, member, cleared, blocker, cancelled, foreign, blocked, invited } = people;
  const { id: groupId } = await db
    .insertInto('groups')
    .values({ type: 2, display_name: 'Group', owner_id: owner.id, last_seq: 4, message_count: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shareCode = encodeGroupCode(Array.from({ length: GROUP_CODE_LENGTH }, () => randomInt(1e6)));
  const roles = new Map([
    [owner, 'owner'],
    [admin, 'admin'],
    [powerless, 'admin'],
  ] as const);
  const members = [owner, admin, powerless, member, cleared, blocker, cancelled, foreign].map((person) => ({
    group_id: groupId,
    user_id: person.id,
    role: roles.get(person) ?? ('member' as const),
    cleared_seq: person === cleared ? 2 : 0,
    admin_permission: person === powerless ? JSON.stringify(NO_POWERS) : null,
  }));
  await db.insertInto('members').values(members).execute();
  await db.insertInto('group_codes').values({ code: shareCode, group_id: groupId, user_id: owner.id }).execute();
  await db.insertInto('group_blocks').values({ group_id: groupId, user_id: blocked.id }).execute();
  await sendCard(db, admin, invited, shareCode);

  const message = (seq: number, by: TestUser, text: string | null = null) => ({
    group_id: groupId,
    seq,
    message_count: seq,
    user_id: by.id,
    type: 'text',
    text,
    ngrams: text === null ? null : hashMessageNgrams(groupId, seq, text),
  });
  const fileId = randomBytes(16).toString('hex');
  const [file, text] = await db
    .insertInto('messages')
    .values([
      { ...message(1, owner), type: 'file', file_path: `files/${fileId}.pdf`, filename: `${said}.pdf` },
      message(2, owner, said),
      { ...message(3, admin), type: 'share_social_post', target_id: postId },
    ])
    .returning('id')
    .execute();
  const saidId = text!.id;
  const { id: replyId } = await db
    .insertInto('messages')
    .values({ ...message(4, admin, reply), thread_id: saidId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('pins').values({ group_id: groupId, message_id: saidId, user_id: owner.id }).execute();
  await db.insertInto('message_emojis').values({ message_id: saidId, user_id: admin.id, emoji: '👍' }).execute();
  const stored = { state: 'ready', content_type: 'application/pdf', size: 9, secret: randomBytes(32) } as const;
  await db
    .insertInto('files')
    .values({
      ...stored,
      id: fileId,
      user_id: owner.id,
      group_id: groupId,
      message_id: file!.id,
      kind: 'file',
      extension: 'pdf',
    })
    .execute();
  return { groupId, shareCode, fileId, saidId, replyId };
}

/** Creates a direct message in which one user has sent the group's card to the other. */
async function sendCard(db: Database, sender: TestUser, recipient: TestUser, shareCode: string): Promise<void> {
  const { id: group_id } = await db
    .insertInto('groups')
    .values({ type: 1, direct_name: toDirectGroupKey(sender.id, recipient.id), last_seq: 1, message_count: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('members')
    .values([sender, recipient].map(({ id: user_id }) => ({ group_id, user_id })))
    .execute();
  await db
    .insertInto('messages')
    .values({ group_id, seq: 1, message_count: 1, user_id: sender.id, type: 'share_group', target_id: shareCode })
    .execute();
}
