import { isFromBlockedSender, isRetractedMessageType, type Message, type MessageType } from './message.ts';

/** A message in one line: its text, or a message id with the users that it names (user ids, shown as names). */
export type MessagePreview =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'translation';
      readonly id: PreviewTranslationId;
      readonly actor: string;
      readonly targets: readonly string[];
      readonly text: string;
      /** The message's type; for a retracted message, its type before. */
      readonly type: MessageType;
      /** The preview of the pinned message, shown in place of `text`. */
      readonly quoted?: MessagePreview;
    };

const PREVIEW_IDS = {
  text: null,
  image: 'chat.kind.image',
  video: 'chat.kind.video',
  audio: 'chat.kind.audio',
  file: 'chat.kind.file',
  recommand: 'chat.kind.contact',
  red_envelope: 'chat.kind.red-envelope',
  share_social_author: 'chat.kind.author',
  share_social_post: 'chat.kind.post',
  share_group: 'chat.kind.group',
  chat_record: 'chat.kind.chat-record',
  group_create: 'chat.system.group-create',
  group_displayname: 'chat.system.group-name',
  group_icon: 'chat.system.group-icon',
  group_introduction: 'chat.system.group-introduction',
  group_owner: 'chat.system.group-owner',
  group_permission: 'chat.system.group-permission',
  add_admin: 'chat.system.add-admin',
  remove_admin: 'chat.system.remove-admin',
  invite_member: 'chat.system.invite-member',
  remove_member: 'chat.system.remove-member',
  member_join: 'chat.system.member-join',
  member_left: 'chat.system.member-left',
  message_delete: 'chat.system.message-delete',
  message_pin: 'chat.system.message-pin',
  red_envelope_claim: 'chat.system.red-envelope-claim',
} as const satisfies Partial<Record<MessageType, string | null>>;

export type PreviewTranslationId =
  | Exclude<(typeof PREVIEW_IDS)[keyof typeof PREVIEW_IDS], null>
  | 'chat.system.retracted'
  | 'chat.system.retracted-of'
  | 'chat.system.message-pin-of'
  | 'chat.kind.image-caption'
  | 'chat.kind.video-caption'
  | 'chat.kind.unknown';

/** The message id for a message that is not plain text, with a fallback for unknown types of a newer server. */
export function getPreviewTranslationId(type: MessageType): PreviewTranslationId {
  if (isRetractedMessageType(type)) return 'chat.system.retracted';
  return PREVIEW_IDS[type as keyof typeof PREVIEW_IDS] ?? 'chat.kind.unknown';
}

/** Types whose target is not a member of the chat, but an author, a post, a group's code, a record, a red envelope or another message. */
const TYPES_WITHOUT_TARGET: ReadonlySet<MessageType> = new Set<MessageType>([
  'share_social_author',
  'share_social_post',
  'share_group',
  'chat_record',
  'red_envelope',
  'message_pin',
  'message_delete',
]);

/** The fields that a preview needs; a quote has them too. */
type PreviewSource = Pick<Message, 'type' | 'user_id' | 'text' | 'filename'> &
  Partial<Pick<Message, 'target_id' | 'target_ids' | 'thread'>>;

/** The user ids that a message is about. */
export function getMessageTargetUserIds(message: PreviewSource): readonly string[] {
  if (TYPES_WITHOUT_TARGET.has(message.type)) return [];
  if (message.target_ids && message.target_ids.length > 0) return message.target_ids;
  return message.target_id ? [message.target_id] : [];
}

/** The preview of a message in the chat list. */
export function getMessagePreview(message: PreviewSource): MessagePreview {
  if (message.type === 'text') return { kind: 'text', text: (message.text ?? '').replace(/\s+/g, ' ').trim() };
  const { type, user_id: actor } = message;
  const isCaptioned = (type === 'image' || type === 'video') && Boolean(message.text);
  const text = (isCaptioned ? null : message.filename) ?? message.text ?? '';
  const targets = getMessageTargetUserIds(message);
  const { thread } = message;
  if (type === 'message_pin' && thread && !isRetractedMessageType(thread.type) && !isFromBlockedSender(thread)) {
    return {
      kind: 'translation',
      id: 'chat.system.message-pin-of',
      actor,
      targets,
      text,
      type,
      quoted: getMessagePreview(thread),
    };
  }
  // A retracted message has the retracting user as its author and the original sender as its target (spec §4).
  const isOthers = isRetractedMessageType(type) && targets.some((id) => id !== actor);
  return {
    kind: 'translation',
    id: isOthers
      ? 'chat.system.retracted-of'
      : isCaptioned
        ? `chat.kind.${type}-caption`
        : getPreviewTranslationId(type),
    actor,
    targets,
    text,
    type: getOriginalType(type),
  };
}

/** The type of a message before it was retracted. */
const getOriginalType = (type: MessageType): MessageType => type.replace(/_retracted$/, '') as MessageType;
