import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { readTicketUploadProgress } from '../../platform/media/uploads.ts';
import { addMessageEmoji, listMessageEmojis, removeMessageEmoji } from './emojis.ts';
import { forwardMessage } from './forward.ts';
import { readChatRecord } from './chat-records.ts';
import { forwardAsChatRecord } from './forward-record.ts';
import { hideMessage } from './hide.ts';
import { requireFirstMessageSince, readGroupHistory, readGroupMessage } from './history.ts';
import { queryGroupFileLink } from './media.ts';
import { pinMessage, listGroupPins, unpinMessage } from './pins.ts';
import { previewReport, reportGroup, reportUser } from './reports.ts';
import { retractMessage } from './retract.ts';
import { createMessageUploadTargetHandler, putUpload, postUpload } from './uploads.ts';
import { searchGroupMessages, searchMessagesInAllGroups } from './search.ts';
import { replyMessage, sendMessage } from './send.ts';
import { shareAuthor, shareGroupCard, sharePost } from './share.ts';

/** Default number of search hits per page. */
const PAGE = 30;

export const chatHandlers = {
  listMessages: ({ caller, params, query, services }) => {
    const { direction, limit, msg_id: msgId } = query;
    return readGroupHistory(services.db, {
      userId: requireUser(caller).userId,
      groupId: params.id,
      direction,
      limit,
      msgId,
    });
  },

  findMessageAt: ({ caller, params, query, services }) =>
    requireFirstMessageSince(services.db, requireUser(caller).userId, params.id, new Date(query.date)),

  getMessage: ({ caller, params, services }) =>
    readGroupMessage(services.db, requireUser(caller).userId, params.id, params.msgId),

  sendMessage: ({ caller, body, services }) => {
    const { type, group_id, cid, text, mentions, album_id, target_id, file_path, poster_path, filename, duration } =
      body;
    const given = {
      type,
      group_id,
      cid,
      text,
      mentions,
      album_id,
      target_id,
      file_path,
      poster_path,
      filename,
      duration,
    };
    return sendMessage(services, requireUser(caller), given);
  },

  retractMessage: ({ caller, params, services }) => retractMessage(services, requireUser(caller), params.id),

  hideMessage: ({ caller, params, services }) => hideMessage(services, requireUser(caller), params.id),

  replyMessage: ({ body, caller, params, services }) => {
    const { type, text, cid, mentions } = body;
    return replyMessage(services, requireUser(caller), params.id, { type, text, cid, mentions });
  },

  forwardMessage: ({ body, caller, params, services }) => {
    const { group_id, cid, album_id } = body;
    return forwardMessage(services, requireUser(caller), params.id, { group_id, cid, album_id });
  },

  forwardChatRecord: ({ body, caller, params, services }) => {
    const { group_id, msg_ids, cid } = body;
    return forwardAsChatRecord(services, requireUser(caller), params.id, { group_id, msg_ids, cid });
  },

  getChatRecord: ({ caller, params, services }) =>
    readChatRecord(services.db, requireUser(caller).userId, params.id, params.msgId),

  listEmojis: ({ caller, params, services }) => listMessageEmojis(services, requireUser(caller), params.id),

  addEmoji: ({ body, caller, params, services }) =>
    addMessageEmoji(services, requireUser(caller), params.id, body.emoji),

  removeEmoji: ({ caller, params, query, services }) =>
    removeMessageEmoji(services, requireUser(caller), params.id, query.emoji),

  searchMessages: ({ caller, params, query, services }) => {
    const { text, type, user_id, next_id, limit = PAGE } = query;
    return searchGroupMessages(services.db, {
      userId: requireUser(caller).userId,
      groupId: params.id,
      limit,
      ...(text !== undefined && { text }),
      ...(type !== undefined && { type }),
      ...(user_id !== undefined && { senderId: user_id }),
      ...(next_id !== undefined && { nextId: next_id }),
    });
  },

  searchAllMessages: ({ caller, query, services }) => {
    const { text, next_id, limit = PAGE } = query;
    const { userId } = requireUser(caller);
    return searchMessagesInAllGroups(services.db, {
      userId,
      text,
      limit,
      ...(next_id !== undefined && { nextId: next_id }),
    });
  },

  getImageUploadUrl: createMessageUploadTargetHandler('image'),
  getVideoUploadUrl: createMessageUploadTargetHandler('video'),
  getVoiceUploadUrl: createMessageUploadTargetHandler('audio'),
  getFileUploadUrl: createMessageUploadTargetHandler('file'),

  getUpload: ({ params, services }) => readTicketUploadProgress(services, params.ticket),

  putUpload: putUpload,

  postUpload: postUpload,

  getGroupFile: ({ caller, params, services }) =>
    queryGroupFileLink(services, requireUser(caller), params.id, params.fileId),

  // Operations with paths of groups, users and posts that read or write messages.
  reportGroup,

  reportUser,

  previewReport,

  shareAuthor,

  sharePost,

  shareGroupCard,

  listPins: ({ caller, params, services }) => listGroupPins(services, requireUser(caller), params.id),

  addPin: ({ body, caller, params, services }) => pinMessage(services, requireUser(caller), params.id, body.msg_id),

  removePin: ({ caller, params, services }) => unpinMessage(services, requireUser(caller), params.id, params.msgId),
} satisfies SliceHandlers<'chat' | 'groups' | 'profile' | 'social'>;
