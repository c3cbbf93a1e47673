import { randomUUID } from 'node:crypto';
import { createChat } from '../slices/test-chat.ts';
import { newGroup, type TestUser } from '../slices/test-world.ts';
import { SHARED_CARD_READERS, CURRENT_MEMBER_ACTORS, HISTORY_READER_ACTORS } from './markers.ts';
import {
  answersForAll,
  FORBIDDEN_CODE,
  answersForMembers,
  OK_CODE,
  type AccessRows,
  answersForHistoryReaders,
  buildFormRequest,
} from './row.ts';
import type { AccessScene } from './scene.ts';

/** Creates a group with the caller as only member, as the target of forwarding and sharing. */
export const createGroupOfCaller = ({ server }: AccessScene, caller: TestUser): Promise<string> =>
  newGroup(server.services, [caller]);

/** Forwards the reply within the group, as a record that all members may read. */
async function forwardReply({ server, people: { owner }, groupId, replyId }: AccessScene): Promise<string> {
  const body = { group_id: groupId, msg_ids: [replyId], cid: randomUUID() };
  const { json } = await createChat(server).post(owner, `/api/v1/groups/${groupId}/messages/forward`, body);
  return json.result.id;
}

const THUMB = '👍';
const HISTORY = { said: HISTORY_READER_ACTORS, reply: CURRENT_MEMBER_ACTORS, everyone: SHARED_CARD_READERS };
const FOUND = { said: HISTORY_READER_ACTORS, reply: CURRENT_MEMBER_ACTORS };
const upload = (extension: string) => ({
  answers: answersForMembers(),
  send: () => ({ query: `extension=${extension}` }),
});
/** An invalid upload ticket. A valid one works for every caller. */
const path = { ticket: 'no-ticket' };

export const CHAT_ACCESS_ROWS: AccessRows<'chat'> = {
  listMessages: { answers: answersForMembers(), shows: HISTORY },
  getMessage: { answers: answersForHistoryReaders(FORBIDDEN_CODE), shows: { said: HISTORY_READER_ACTORS } },
  findMessageAt: {
    answers: answersForMembers(),
    send: () => ({ query: 'date=2026-01-01T00:00:00Z' }),
    shows: { said: HISTORY_READER_ACTORS, everyone: ['cleared'] },
  },
  searchMessages: { answers: answersForMembers(), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  searchAllMessages: { answers: answersForAll(OK_CODE), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  getGroupFile: { answers: answersForHistoryReaders(FORBIDDEN_CODE), shows: { said: HISTORY_READER_ACTORS } },

  sendMessage: {
    answers: answersForMembers(),
    send: ({ groupId }) => ({ body: { type: 'text', group_id: groupId, text: 'hello', cid: randomUUID() } }),
  },
  replyMessage: {
    answers: answersForHistoryReaders(),
    send: () => ({ body: { type: 'text', text: 'hello', cid: randomUUID() } }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  forwardMessage: {
    answers: answersForHistoryReaders(),
    send: async (scene, caller) => ({
      body: { group_id: await createGroupOfCaller(scene, caller), cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  forwardChatRecord: {
    // Nothing is left of the message of a blocked user.
    answers: answersForHistoryReaders(FORBIDDEN_CODE, { blocker: FORBIDDEN_CODE }),
    send: async (scene, caller) => ({
      body: { group_id: await createGroupOfCaller(scene, caller), msg_ids: [scene.saidId], cid: randomUUID() },
    }),
    shows: { said: HISTORY_READER_ACTORS.filter((reader) => reader !== 'blocker') },
  },
  getChatRecord: {
    answers: answersForMembers(),
    send: async (scene) => ({ path: { msgId: await forwardReply(scene) } }),
    shows: { reply: CURRENT_MEMBER_ACTORS },
  },
  retractMessage: {
    answers: answersForHistoryReaders(undefined, { member: FORBIDDEN_CODE, blocker: FORBIDDEN_CODE }),
    isFresh: true,
  },
  hideMessage: { answers: answersForHistoryReaders(), isFresh: true },
  listEmojis: { answers: answersForHistoryReaders() },
  addEmoji: {
    answers: answersForHistoryReaders(),
    send: () => ({ body: { emoji: THUMB } }),
    shows: { said: HISTORY_READER_ACTORS },
  },
  removeEmoji: {
    answers: answersForHistoryReaders(),
    send: () => ({ query: `emoji=${encodeURIComponent(THUMB)}` }),
    shows: { said: HISTORY_READER_ACTORS },
  },

  getVideoUploadUrl: upload('mp4'),
  getVoiceUploadUrl: upload('mp3'),
  getFileUploadUrl: upload('pdf'),
  getImageUploadUrl: upload('png'),
  getUpload: { answers: answersForAll(FORBIDDEN_CODE), send: () => ({ path }) },
  putUpload: {
    answers: answersForAll(FORBIDDEN_CODE),
    send: () => ({ path, body: Buffer.from('a'), type: 'image/png' }),
  },
  postUpload: {
    answers: answersForAll(FORBIDDEN_CODE),
    send: () => ({ path, ...buildFormRequest('file', Buffer.from('a')) }),
  },
};
