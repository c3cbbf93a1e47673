import type { IntlShape } from 'react-intl';

/** Whose chat a record is of: of a group, or of the two users of a direct message. */
export function formatChatRecordTitle(intl: IntlShape, names: readonly string[]): string {
  const [first, second] = names.map((name) => formatChatRecordSender(intl, name));
  return second === undefined
    ? intl.formatMessage({ id: 'chat.record.of-group' }, { name: first })
    : intl.formatMessage({ id: 'chat.record.of-direct' }, { first, second });
}

/** A name in a record, which is empty for a deleted account. */
export const formatChatRecordSender = (intl: IntlShape, name: string): string =>
  name || intl.formatMessage({ id: 'kit.user.cancelled' });
