import { ChatType } from '@quintet/api/enums';
import { type Group, isFolded, isSystem } from '@quintet/domain/chat/message';
import { type Preview, getPreview, getTargets } from '@quintet/domain/chat/preview';
import { useIntl, type IntlShape } from 'react-intl';
import type { Names } from '../../shared/users/names.ts';
import { useNames } from './use-names.ts';

/** Formats a message as one line without its sender. */
export function formatMessagePreview(intl: IntlShape, message: Parameters<typeof getPreview>[0], names: Names): string {
  return formatPreview(intl, getPreview(message), names);
}

/** Characters of a quote inside a sentence. */
const MAX_QUOTE_LENGTH = 40;

function truncate(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_QUOTE_LENGTH ? `${characters.slice(0, MAX_QUOTE_LENGTH).join('').trimEnd()}…` : text;
}

function formatPreview(intl: IntlShape, preview: Preview, names: Names): string {
  if (preview.kind === 'text') return preview.text;
  const { id, actor, targets, type, quoted } = preview;
  const text = quoted ? truncate(formatPreview(intl, quoted, names)) : preview.text;
  return intl.formatMessage({ id }, { actor: names.getName(actor), targets: names.getNames(targets), text, type });
}

/** The last message of a group in one line, in groups with its sender. */
export function useGroupPreview(group: Group): string {
  const intl = useIntl();
  const message = group.last_message;
  const names = useNames(group.id, message ? [message.user_id, ...getTargets(message)] : []);
  if (!message) return intl.formatMessage({ id: group.last_seq > 0 ? 'chat.list.cleared' : 'chat.list.no-messages' });
  // The room folds it too (spec §3, block_user_ids).
  if (group.type === ChatType.GROUP && isFolded(message)) return intl.formatMessage({ id: 'chat.list.folded' });
  const text = formatMessagePreview(intl, message, names);
  if (group.type === ChatType.DM || isSystem(message.type)) return text;
  return intl.formatMessage({ id: 'chat.list.sender-preview' }, { name: names.getName(message.user_id), text });
}
