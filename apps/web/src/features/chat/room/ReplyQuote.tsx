import type { Quote as QuoteData } from '@quintet/domain/chat/message';
import { isFolded, isRetracted } from '@quintet/domain/chat/message';
import { Quote } from '@quintet/ui/views/chat/Quote';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNameFormatter } from '../use-name-formatter.ts';
import { formatQuotePreview } from '../use-message-preview.ts';

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
  const names = useNameFormatter(groupId, [quote.user_id]);
  const name = names.getName(quote.user_id);
  const isGone = isRetracted(quote.type);
  return (
    <Quote
      id={quote.user_id}
      name={onCancel ? intl.formatMessage({ id: 'chat.reply.to' }, { name: names.getNames([quote.user_id]) }) : name}
      text={isGone ? intl.formatMessage({ id: 'chat.reply.gone' }) : formatQuotePreview(intl, quote, names)}
      isGone={isGone || isFolded(quote)}
      onOpen={isGone ? undefined : () => onOpen(quote.id)}
      onCancel={onCancel}
    />
  );
}
