import { randomUUID } from 'node:crypto';
import { createChat } from '../slices/test-chat.ts';
import { newGroup, type TestUser } from '../slices/test-world.ts';
import { CARD_READERS, CURRENT_MEMBERS, HISTORY_READERS } from './markers.ts';
import { forAll, FORBIDDEN, forMembers, OK, type AccessRows, forHistoryReaders, buildFormRequest } from './row.ts';
import type { Scene } from './scene.ts';

/** Creates a group with the caller as only member, as the target of forwarding and sharing. */
export const createOwnGroup = ({ server }: Scene, caller: TestUser): Promise<string> =>
  newGroup(server.services, [caller]);

/** Forwards the reply within the group, as a record that all members may read. */
async function forwardReply({ server, people: { owner }, groupId, replyId }: Scene): Promise<string> {
  const body = { group_id: groupId, msg_ids: [replyId], cid: randomUUID() };
  const { json } = await createChat(server).post(owner, `/api/v1/groups/${groupId}/messages/forward`, body);
  return json.result.id;
}

const THUMB = '👍';
const HISTORY = { said: HISTORY_READERS, reply: CURRENT_MEMBERS, everyone: CARD_READERS };
const FOUND = { said: HISTORY_READERS, reply: CURRENT_MEMBERS };
const upload = (extension: string) => ({ answers: forMembers(), send: () => ({ query: `extension=${extension}` }) });
/** An invalid upload ticket. A valid one works for every caller. */
const path = { ticket: 'no-ticket' };

export const CHAT_ROWS: AccessRows<'chat'> = {
  listMessages: { answers: forMembers(), shows: HISTORY },
  getMessage: { answers: forHistoryReaders(FORBIDDEN), shows: { said: HISTORY_READERS } },
  findMessageAt: {
    answers: forMembers(),
    send: () => ({ query: 'date=2026-01-01T00:00:00Z' }),
    shows: { said: HISTORY_READERS, everyone: ['cleared'] },
  },
  searchMessages: { answers: forMembers(), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  searchAllMessages: { answers: forAll(OK), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  getGroupFile: { answers: forHistoryReaders(FORBIDDEN), shows: { said: HISTORY_READERS } },

  sendMessage: {
    answers: forMembers(),
    send: ({ groupId }) => ({ body: { type: 'text', group_id: groupId, text: 'hello', cid: randomUUID() } }),
  },
  replyMessage: {
    answers: forHistoryReaders(),
    send: () => ({ body: { type: 'text', text: 'hello', cid: randomUUID() } }),
    shows: { said: HISTORY_READERS },
  },
  forwardMessage: {
    answers: forHistoryReaders(),
    send: async (scene, caller) => ({ body: { group_id: await createOwnGroup(scene, caller), cid: randomUUID() } }),
    shows: { said: HISTORY_READERS },
  },
  forwardChatRecord: {
    // Nothing is left of the message of a blocked user.
    answers: forHistoryReaders(FORBIDDEN, { blocker: FORBIDDEN }),
    send: async (scene, caller) => ({
      body: { group_id: await createOwnGroup(scene, caller), msg_ids: [scene.saidId], cid: randomUUID() },
    }),
    shows: { said: HISTORY_READERS.filter((reader) => reader !== 'blocker') },
  },
  getChatRecord: {
    answers: forMembers(),
    send: async (scene) => ({ path: { msgId: await forwardReply(scene) } }),
    shows: { reply: CURRENT_MEMBERS },
  },
  retractMessage: { answers: forHistoryReaders(undefined, { member: FORBIDDEN, blocker: FORBIDDEN }), isFresh: true },
  hideMessage: { answers: forHistoryReaders(), isFresh: true },
  listEmojis: { answers: forHistoryReaders() },
  addEmoji: {
    answers: forHistoryReaders(),
    send: () => ({ body: { emoji: THUMB } }),
    shows: { said: HISTORY_READERS },
  },
  removeEmoji: {
    answers: forHistoryReaders(),
    send: () => ({ query: `emoji=${encodeURIComponent(THUMB)}` }),
    shows: { said: HISTORY_READERS },
  },

  getVideoUploadUrl: upload('mp4'),
  getVoiceUploadUrl: upload('mp3'),
  getFileUploadUrl: upload('pdf'),
  getImageUploadUrl: upload('png'),
  getUpload: { answers: forAll(FORBIDDEN), send: () => ({ path }) },
  putUpload: { answers: forAll(FORBIDDEN), send: () => ({ path, body: Buffer.from('a'), type: 'image/png' }) },
  postUpload: { answers: forAll(FORBIDDEN), send: () => ({ path, ...buildFormRequest('file', Buffer.from('a')) }) },
};
