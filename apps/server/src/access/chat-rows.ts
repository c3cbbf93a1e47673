import { randomUUID } from 'node:crypto';
import { newGroup, type Person } from '../slices/test-world.ts';
import { CARD, READERS, SEERS } from './markers.ts';
import { all, FORBIDDEN, members, OK, type Rows, seers, sendForm } from './row.ts';
import type { Scene } from './scene.ts';

/** Creates a group with the caller as only member, as the target of forwarding and sharing. */
export const ownGroup = ({ server }: Scene, caller: Person): Promise<string> => newGroup(server.services, [caller]);

const THUMB = '👍';
const HISTORY = { said: SEERS, reply: READERS, everyone: CARD };
const FOUND = { said: SEERS, reply: READERS };
const upload = (extension: string) => ({ answers: members(), send: () => ({ query: `extension=${extension}` }) });
/** An invalid upload ticket. A valid one works for every caller. */
const path = { ticket: 'no-ticket' };

export const CHAT: Rows<'chat'> = {
  listMessages: { answers: members(), shows: HISTORY },
  getMessage: { answers: seers(FORBIDDEN), shows: { said: SEERS } },
  findMessageAt: {
    answers: members(),
    send: () => ({ query: 'date=2026-01-01T00:00:00Z' }),
    shows: { said: SEERS, everyone: ['cleared'] },
  },
  searchMessages: { answers: members(), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  searchAllMessages: { answers: all(OK), send: ({ tag }) => ({ query: `text=${tag}` }), shows: FOUND },
  getGroupFile: { answers: seers(FORBIDDEN), shows: { said: SEERS } },

  sendMessage: {
    answers: members(),
    send: ({ groupId }) => ({ body: { type: 'text', group_id: groupId, text: 'hello', cid: randomUUID() } }),
  },
  replyMessage: {
    answers: seers(),
    send: () => ({ body: { type: 'text', text: 'hello', cid: randomUUID() } }),
    shows: { said: SEERS },
  },
  forwardMessage: {
    answers: seers(),
    send: async (scene, caller) => ({ body: { group_id: await ownGroup(scene, caller), cid: randomUUID() } }),
    shows: { said: SEERS },
  },
  retractMessage: { answers: seers(undefined, { member: FORBIDDEN, blocker: FORBIDDEN }), isFresh: true },
  listEmojis: { answers: seers() },
  addEmoji: { answers: seers(), send: () => ({ body: { emoji: THUMB } }), shows: { said: SEERS } },
  removeEmoji: {
    answers: seers(),
    send: () => ({ query: `emoji=${encodeURIComponent(THUMB)}` }),
    shows: { said: SEERS },
  },

  getVideoUploadUrl: upload('mp4'),
  getVoiceUploadUrl: upload('mp3'),
  getFileUploadUrl: upload('pdf'),
  getImageUploadUrl: upload('png'),
  getUpload: { answers: all(FORBIDDEN), send: () => ({ path }) },
  putUpload: { answers: all(FORBIDDEN), send: () => ({ path, body: Buffer.from('a'), type: 'image/png' }) },
  postUpload: { answers: all(FORBIDDEN), send: () => ({ path, ...sendForm('file', Buffer.from('a')) }) },
};
