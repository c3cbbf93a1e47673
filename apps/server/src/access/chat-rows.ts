import { randomUUID } from 'node:crypto';
import { createChatTestClient } from '../slices/test-chat.ts';
import { createTestGroup, type TestUser } from '../slices/test-world.ts';
import { SHARED_CARD_READER_ACTORS, CURRENT_MEMBER_ACTORS, HISTORY_READER_ACTORS } from './markers.ts';
import {
  buildAnswersForAll,
  FORBIDDEN_CODE,
  buildAnswersForMembers,
  OK_CODE,
  type AccessTestRows,
  buildAnswersForHistoryReaders,
  buildFileFormRequest,
} from './row.ts';
import type { AccessTestScene } from './scene.ts';

/** Creates a group with the caller as only member, as the target of forwarding and sharing. */
export const createCallerOnlyGroup = ({ server }: AccessTestScene, caller: TestUser): Promise<string> =>
  createTestGroup(server.services, [caller]);

/** Forwards the reply within the group, as a record that all members may read. */
async function forwardReply({ server, people: { owner }, groupId, replyId }: AccessTestScene): Promise<string> {
  const body = { group_id: groupId, msg_ids: [replyId], cid: randomUUID() };
  const { json } = await createChatTestClient(server).post(owner, `/api/v1/groups/${groupId}/messages/forward`, body);
  return json.result.id;
}

const THUMB = '👍';
const HISTORY = { said: HISTORY_READER_ACTORS, reply: CURRENT_MEMBER_ACTORS, everyone: SHARED_CARD_READER_ACTORS };
const FOUND = { said: HISTORY_READER_ACTORS, reply: CURRENT_MEMBER_ACTORS };
const upload = (extension: string) => ({
  answers: buildAnswersForMembers(),
  send: () => ({ query: `extension=${extension}` }),
});
/** An invalid upload ticket. A valid one works for every caller. */
const path = { ticket: 'no-ticket' };

export const CHAT_ACCESS_TEST_ROWS: AccessTestRows<'chat'> = {
  listMessages: { answers: buildAnswersForMembers(), shows: HISTORY },
  getMessage: { answers: buildAnswersForHistoryReaders(FORBIDDEN_CODE), shows: { said: HISTORY_READER_ACTORS } },
  findMessageAt: {
    answers: buildAnswersForMembers(),
    send: () => ({ query: 'date=2026-01-01T00:00:00Z' }),
    shows: { said: HISTORY_READER_ACTORS, everyone: ['cleared'] },
  },
  searchMessages: { answers: buildAnswersForMembers(), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  searchAllMessages: {
    answers: buildAnswersForAll(OK_CODE),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: FOUND,
  },
  getGroupFile: { answers: buildAnswersForHistoryReaders(FORBIDDEN_CODE), shows: { said: HISTORY_READER_ACTORS } },

  sendMessage: {
    answers: buildAnswersForMembers(),
    send: ({ groupId }) => ({ body: { type: 'text', group_id: groupId, text: 'hello', cid: randomUUID() } }),
  },
  replyMessage: {
    answers: buildAnswersForHistoryReaders(),
    send: () => ({ body: { type: 'text', text: 'hello', cid: randomUUID() } }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  forwardMessage: {
    answers: buildAnswersForHistoryReaders(),
    send: async (scene, caller) => ({
      body: { group_id: await createCallerOnlyGroup(scene, caller), cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  forwardChatRecord: {
    // Nothing is left of the message of a blocked user.
    answers: buildAnswersForHistoryReaders(FORBIDDEN_CODE, { blocker: FORBIDDEN_CODE }),
    send: async (scene, caller) => ({
      body: { group_id: await createCallerOnlyGroup(scene, caller), msg_ids: [scene.saidId], cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_ACTORS.filter((reader) => reader !== 'blocker') },
  },
  getChatRecord: {
    answers: buildAnswersForMembers(),
    send: async (scene) => ({ path: { msgId: await forwardReply(scene) } }),
    shows: { reply: CURRENT_MEMBER_ACTORS },
  },
  retractMessage: {
    answers: buildAnswersForHistoryReaders(undefined, { member: FORBIDDEN_CODE, blocker: FORBIDDEN_CODE }),
    isFresh: true,
  },
  hideMessage: { answers: buildAnswersForHistoryReaders(), isFresh: true },
  listEmojis: { answers: buildAnswersForHistoryReaders() },
  addEmoji: {
    answers: buildAnswersForHistoryReaders(),
    send: () => ({ body: { emoji: THUMB } }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  removeEmoji: {
    answers: buildAnswersForHistoryReaders(),
    send: () => ({ query: `emoji=${encodeURIComponent(THUMB)}` }),
    shows: { said: HISTORY_READER_ACTORS },
  },

  getVideoUploadUrl: upload('mp4'),
  getVoiceUploadUrl: upload('mp3'),
  getFileUploadUrl: upload('pdf'),
  getImageUploadUrl: upload('png'),
  getUpload: { answers: buildAnswersForAll(FORBIDDEN_CODE), send: () => ({ path }) },
  putUpload: {
    answers: buildAnswersForAll(FORBIDDEN_CODE),
    send: () => ({ path, body: Buffer.from('a'), type: 'image/png' }),
  },
  postUpload: {
    answers: buildAnswersForAll(FORBIDDEN_CODE),
    send: () => ({ path, ...buildFileFormRequest('file', Buffer.from('a')) }),
  },
};
