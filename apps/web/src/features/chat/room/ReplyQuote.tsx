import type { QuotedMessage as QuoteData } from '@quintet/domain/chat/message';
import { isFromBlockedSender, isRetractedMessageType } from '@quintet/domain/chat/message';
import { MessageQuote } from '@quintet/ui/views/chat/MessageQuote';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { formatPreviewUnlessBlocked } from '../use-message-preview.ts';

interface ReplyQuoteProps {
  groupId: string;
  quote: QuoteData;
  onOpen: (msgId: string) => void;
  /** In the composer: removes the reply. */
  onCancel?: () => void;
}

/** The replied-to message in one line, linking to it. */
export function ReplyQuote({ groupId, quote, onOpen, onCancel }: ReplyQuoteProps): ReactNode {
  const intl = useIntl();
  const names = useMemberNameResolver(groupId, [quote.user_id]);
  const name = names.getName(quote.user_id);
  const isGone = isRetractedMessageType(quote.type);
  return (
    <MessageQuote
      id={quote.user_id}
      name={onCancel ? intl.formatMessage({ id: 'chat.reply.to' }, { name: names.getNames([quote.user_id]) }) : name}
      text={isGone ? intl.formatMessage({ id: 'chat.reply.gone' }) : formatPreviewUnlessBlocked(intl, quote, names)}
      isGone={isGone || isFromBlockedSender(quote)}
      onOpen={isGone ? undefined : () => onOpen(quote.id)}
      onCancel={onCancel}
    />
  );
}
