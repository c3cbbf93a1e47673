import type { Schemas } from '@quintet/api/types';

/** `is_hidden`: this user has deleted it for themselves; this device keeps its place only. */
export type Message = Schemas['Message'] & { readonly is_hidden?: true };
export type Group = Schemas['Group'];
export type MessageType = Message['type'];
/** The quoted message of a reply. */
export type QuotedMessage = Schemas['MessageQuote'];

/** Types shown in a bubble. All other types are shown as a system line of the room. */
const CONTENT_TYPES: ReadonlySet<MessageType> = new Set<MessageType>([
  'text',
  'image',
  'video',
  'audio',
  'file',
  'recommand',
  'red_envelope',
  'share_social_author',
  'share_social_post',
  'share_group',
  'chat_record',
]);

export function isRetractedMessageType(type: MessageType): boolean {
  return type.endsWith('_retracted');
}

type OriginalOf<Type> = Type extends `${infer Original}_retracted` ? Original : never;
/** Types whose retracted type is in the contract. */
type RetractableMessageType = OriginalOf<MessageType>;

/** Red envelopes cannot be retracted, because their points are in the ledger. The compiler compares the keys with the contract. */
const RETRACTABLE_TYPES: Record<RetractableMessageType, true> = {
  text: true,
  image: true,
  video: true,
  audio: true,
  file: true,
  recommand: true,
  share_social_author: true,
  share_social_post: true,
  share_group: true,
  chat_record: true,
};

/** Whether messages of a type can be retracted. The server also checks whose message it is. */
export const isRetractableMessageType = (type: MessageType): type is RetractableMessageType =>
  Object.hasOwn(RETRACTABLE_TYPES, type);

/** Whether a type is shown as a system line (list item kind `member`) instead of a bubble (spec §3). */
export function isSystemMessageType(type: MessageType): boolean {
  return !CONTENT_TYPES.has(type);
}

type Foldable = Pick<QuotedMessage, 'type' | 'user_id' | 'block_user_ids'>;

/**
 * Whether the reader has blocked the sender: by the blocks of now, else as the server said with the message (spec §3, block_user_ids).
 * Groups fold such messages.
 */
export const isFromBlockedSender = (
  { type, user_id, block_user_ids: ids = [] }: Foldable,
  blocked: ReadonlySet<string> | null = null,
): boolean => (blocked ? blocked.has(user_id) : ids.length > 0) && !isSystemMessageType(type);

/** The fields of a message without its content. */
export const EMPTY_MESSAGE_FIELDS = {
  target_id: null,
  thread_id: null,
  block_user_ids: [] as string[],
  file_path: null,
  filename: null,
  duration: null,
  text: null,
  expire_at: null,
} as const satisfies Partial<Message>;

/** What this device keeps of a message that its user has deleted for themselves. */
export const toHiddenMessage = ({ id, group_id, user_id, type, seq, create_at, cid }: Message): Message => ({
  id,
  group_id,
  user_id,
  type,
  seq,
  create_at,
  cid,
  ...EMPTY_MESSAGE_FIELDS,
  is_hidden: true,
});

const getChangeTime = (message: Message): number => Date.parse(message.update_at ?? message.create_at);

/**
 * The later of two states of one message (spec §4, Retract: an update changes its type), whichever arrived first. At equal
 * times a retracted state is the later one. A hidden message stays hidden.
 */
export function getLaterMessageVersion(known: Message, incoming: Message): Message {
  if (known.is_hidden) return known;
  if (incoming.is_hidden) return incoming;
  const difference = getChangeTime(incoming) - getChangeTime(known);
  if (difference !== 0) return difference > 0 ? incoming : known;
  if (isRetractedMessageType(known.type) !== isRetractedMessageType(incoming.type))
    return isRetractedMessageType(known.type) ? known : incoming;
  return incoming;
}

/**
 * Merges messages of one group: ascending by `seq`, without duplicates (spec §4, History paging). Both lists may be in any
 * order and may repeat messages. Quotes of retracted messages lose their content.
 */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): Message[] {
  const bySeq = new Map<number, Message>();
  for (const message of known) putMessage(bySeq, message);
  for (const message of incoming) putMessage(bySeq, message);
  return removeRetractedQuotes([...bySeq.values()].sort((a, b) => a.seq - b.seq));
}

function removeRetractedQuotes(messages: Message[]): Message[] {
  const retracted = new Map(
    messages.filter(({ type }) => isRetractedMessageType(type)).map(({ id, type }) => [id, type]),
  );
  if (retracted.size === 0) return messages;
  return messages.map((message) => {
    const { thread } = message;
    const type = thread && retracted.get(thread.id);
    return type && thread.type !== type
      ? { ...message, thread: { ...thread, type, text: null, filename: null } }
      : message;
  });
}

function putMessage(bySeq: Map<number, Message>, message: Message): void {
  const known = bySeq.get(message.seq);
  bySeq.set(message.seq, known ? getLaterMessageVersion(known, message) : message);
}
