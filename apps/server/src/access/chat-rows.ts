import { randomUUID } from 'node:crypto';
import { createChatTestClient } from '../slices/test-chat.ts';
import { createTestGroup, type TestUser } from '../slices/test-world.ts';
import { SHARED_CARD_READER_TEST_ACTORS, CURRENT_MEMBER_TEST_ACTORS, HISTORY_READER_TEST_ACTORS } from './markers.ts';
import {
  buildExpectedAnswers,
  EXPECTED_FORBIDDEN_ERROR_CODE,
  buildExpectedMembersOnlyAnswers,
  EXPECTED_SUCCESS,
  type AccessTestRows,
  buildExpectedHistoryAnswers,
  buildAccessTestUploadRequest,
} from './row.ts';
import type { AccessTestScene } from './scene.ts';

/** Creates a group with the caller as only member, as the target of forwarding and sharing. */
export const createCallerOnlyTestGroup = ({ server }: AccessTestScene, caller: TestUser): Promise<string> =>
  createTestGroup(server.services, [caller]);

/** Forwards the reply within the group, as a record that all members may read. */
async function forwardReply({ server, people: { owner }, groupId, replyId }: AccessTestScene): Promise<string> {
  const body = { group_id: groupId, msg_ids: [replyId], cid: randomUUID() };
  const { json } = await createChatTestClient(server).post(owner, `/api/v1/groups/${groupId}/messages/forward`, body);
  return json.result.id;
}

const THUMB = '👍';
const HISTORY = {
  said: HISTORY_READER_TEST_ACTORS,
  reply: CURRENT_MEMBER_TEST_ACTORS,
  everyone: SHARED_CARD_READER_TEST_ACTORS,
};
const FOUND = { said: HISTORY_READER_TEST_ACTORS, reply: CURRENT_MEMBER_TEST_ACTORS };
const upload = (extension: string) => ({
  answers: buildExpectedMembersOnlyAnswers(),
  send: () => ({ query: `extension=${extension}` }),
});
/** An invalid upload ticket. A valid one works for every caller. */
const path = { ticket: 'no-ticket' };

export const CHAT_ACCESS_TEST_ROWS: AccessTestRows<'chat'> = {
  listMessages: { answers: buildExpectedMembersOnlyAnswers(), shows: HISTORY },
  getMessage: {
    answers: buildExpectedHistoryAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },
  findMessageAt: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: () => ({ query: 'date=2026-01-01T00:00:00Z' }),
    shows: { said: HISTORY_READER_TEST_ACTORS, everyone: ['cleared'] },
  },
  searchMessages: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: FOUND,
  },
  searchAllMessages: {
    answers: buildExpectedAnswers(EXPECTED_SUCCESS),
    send: ({ tag }) => ({ query: `text=${tag}` }),
    shows: FOUND,
  },
  getGroupFile: {
    answers: buildExpectedHistoryAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },

  sendMessage: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: ({ groupId }) => ({ body: { type: 'text', group_id: groupId, text: 'hello', cid: randomUUID() } }),
  },
  replyMessage: {
    answers: buildExpectedHistoryAnswers(),
    send: () => ({ body: { type: 'text', text: 'hello', cid: randomUUID() } }),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },
  forwardMessage: {
    answers: buildExpectedHistoryAnswers(),
    send: async (scene, caller) => ({
      body: { group_id: await createCallerOnlyTestGroup(scene, caller), cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },
  forwardChatRecord: {
    // Nothing is left of the message of a blocked user.
    answers: buildExpectedHistoryAnswers(EXPECTED_FORBIDDEN_ERROR_CODE, { blocker: EXPECTED_FORBIDDEN_ERROR_CODE }),
    send: async (scene, caller) => ({
      body: { group_id: await createCallerOnlyTestGroup(scene, caller), msg_ids: [scene.saidId], cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_TEST_ACTORS.filter((reader) => reader !== 'blocker') },
  },
  getChatRecord: {
    answers: buildExpectedMembersOnlyAnswers(),
    send: async (scene) => ({ path: { msgId: await forwardReply(scene) } }),
    shows: { reply: CURRENT_MEMBER_TEST_ACTORS },
  },
  retractMessage: {
    answers: buildExpectedHistoryAnswers(undefined, {
      member: EXPECTED_FORBIDDEN_ERROR_CODE,
      blocker: EXPECTED_FORBIDDEN_ERROR_CODE,
    }),
    isFresh: true,
  },
  hideMessage: { answers: buildExpectedHistoryAnswers(), isFresh: true },
  listEmojis: { answers: buildExpectedHistoryAnswers() },
  addEmoji: {
    answers: buildExpectedHistoryAnswers(),
    send: () => ({ body: { emoji: THUMB } }),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },
  removeEmoji: {
    answers: buildExpectedHistoryAnswers(),
    send: () => ({ query: `emoji=${encodeURIComponent(THUMB)}` }),
    shows: { said: HISTORY_READER_TEST_ACTORS },
  },

  getVideoUploadUrl: upload('mp4'),
  getVoiceUploadUrl: upload('mp3'),
  getFileUploadUrl: upload('pdf'),
  getImageUploadUrl: upload('png'),
  getUpload: { answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE), send: () => ({ path }) },
  putUpload: {
    answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    send: () => ({ path, body: Buffer.from('a'), type: 'image/png' }),
  },
  postUpload: {
    answers: buildExpectedAnswers(EXPECTED_FORBIDDEN_ERROR_CODE),
    send: () => ({ path, ...buildAccessTestUploadRequest('file', Buffer.from('a')) }),
  },
};
