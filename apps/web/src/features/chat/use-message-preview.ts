import { ChatType } from '@quintet/api/enums';
import { type Group, isFromBlockedSender, isSystemMessageType } from '@quintet/domain/chat/message';
import { type MessagePreview, getMessagePreview, getMessageTargetUserIds } from '@quintet/domain/chat/preview';
import { useAtomValue } from 'jotai/react';
import { useIntl, type IntlShape } from 'react-intl';
import { blockedUserIdsAtom } from '../../shared/users/blocks.ts';
import type { NameResolver } from '../../shared/users/users.ts';
import { useMemberNameResolver } from './use-member-name-resolver.ts';

type PreviewSource = Parameters<typeof getMessagePreview>[0];
type QuoteSource = PreviewSource & Parameters<typeof isFromBlockedSender>[0];

/** Formats a message as one line without its sender. */
export function formatMessagePreview(intl: IntlShape, message: PreviewSource, names: NameResolver): string {
  return formatPreview(intl, getMessagePreview(message), names);
}

/** The same for a message out of its place in the room: folds that of a blocked user (spec §3, block_user_ids). */
export function formatPreviewUnlessBlocked(
  intl: IntlShape,
  message: QuoteSource,
  names: NameResolver,
  isHidden = isFromBlockedSender(message),
): string {
  return isHidden ? intl.formatMessage({ id: 'chat.list.folded' }) : formatMessagePreview(intl, message, names);
}

/** Characters of a quote inside a sentence. */
const MAX_QUOTE_LENGTH = 40;

function truncate(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_QUOTE_LENGTH ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()}…` : text;
}

function formatPreview(intl: IntlShape, preview: MessagePreview, names: NameResolver): string {
  if (preview.kind === 'text') return preview.text;
  const { id, actor, targets, type, quoted } = preview;
  const text = quoted ? truncate(formatPreview(intl, quoted, names)) : preview.text;
  return intl.formatMessage({ id }, { actor: names.getName(actor), targets: names.getNames(targets), text, type });
}

/** The last message of a group in one line, in groups with its sender: apart, because each has its own direction. */
export function useLastMessagePreview(group: Group): { sender?: string; text: string } {
  const intl = useIntl();
  const message = group.last_message;
  const isGroup = group.type === ChatType.GROUP;
  const blocked = useAtomValue(blockedUserIdsAtom);
  const names = useMemberNameResolver(group.id, message ? [message.user_id, ...getMessageTargetUserIds(message)] : []);
  if (!message)
    return { text: intl.formatMessage({ id: group.last_seq > 0 ? 'chat.list.cleared' : 'chat.list.no-messages' }) };
  const isHidden = isFromBlockedSender(message, isGroup ? blocked : null);
  const text = formatPreviewUnlessBlocked(intl, message, names, isHidden);
  if (!isGroup || isHidden || isSystemMessageType(message.type)) return { text };
  return { sender: intl.formatMessage({ id: 'chat.list.sender' }, { name: names.getName(message.user_id) }), text };
}
