import type { Schemas } from '@quintet/api/types';
import { getMediaExpiryStatus } from '@quintet/domain/chat/files';
import { type Message, EMPTY_MESSAGE_FIELDS } from '@quintet/domain/chat/message';
import type { ChatRecordRowData } from '@quintet/ui/views/chat/ChatRecordView';
import type { IntlShape } from 'react-intl';
import type { NameResolver } from '../../../shared/users/users.ts';
import { formatMessagePreview } from '../use-message-preview.ts';
import { formatChatRecordSender, formatChatRecordTitle } from './record-title.ts';

type RecordItem = Schemas['ChatRecordItem'];

/** The messages of a record as messages of the group that it was sent to, whose members may open the files. */
export const toChatRecordMessages = (items: readonly RecordItem[], groupId: string): Message[] =>
  items.map(({ name: _name, names: _names, ...item }, index) => ({
    ...EMPTY_MESSAGE_FIELDS,
    ...item,
    id: String(index),
    seq: index + 1,
    group_id: groupId,
    cid: null,
  }));

/** The names of the senders as the record has them. */
export function createChatRecordNameResolver(intl: IntlShape, items: readonly RecordItem[]): NameResolver {
  const names = new Map(items.map(({ user_id, name }) => [user_id, formatChatRecordSender(intl, name)]));
  const getName = (id: string): string => names.get(id) ?? '';
  return { getUser: () => undefined, getName, getNames: (ids) => intl.formatList(ids.map(getName)) };
}

/** The text or caption of a message, or words for what has neither text nor file. */
export function formatChatRecordItemText(intl: IntlShape, item: RecordItem, names: NameResolver): string {
  if (item.names) return formatChatRecordTitle(intl, item.names);
  if (item.type === 'text' || isFile(item)) return item.text ?? '';
  return formatMessagePreview(intl, item, names);
}

const FILE_TYPES: ReadonlySet<string> = new Set(['image', 'video', 'audio', 'file']);
const isFile = ({ type }: RecordItem): boolean => FILE_TYPES.has(type);

/** The file of a message; `now` in milliseconds. */
export function getChatRecordItemFile(item: RecordItem, isPlaying: boolean, now: number): ChatRecordRowData['file'] {
  if (!isFile(item)) return undefined;
  const { type, media, filename, duration, expire_at } = item;
  const isExpired = !media?.url || getMediaExpiryStatus(expire_at, now).is === 'expired';
  if (type === 'file') return { kind: type, name: filename ?? '', size: media?.size ?? null, isExpired };
  if (type === 'audio') return { kind: type, duration: duration ?? media?.duration ?? 0, isPlaying, isExpired };
  const { thumbnail_url: thumbnail = null, url = null, thumbhash, width, height } = media ?? {};
  return {
    kind: type === 'video' ? type : 'image',
    src: type === 'video' ? thumbnail : (thumbnail ?? url),
    thumbhash,
    ratio: width && height ? width / height : 1,
    isExpired,
  };
}
