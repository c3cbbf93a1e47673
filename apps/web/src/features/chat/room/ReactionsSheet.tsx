import type { Message } from '@quintet/domain/chat/message';
import { toAuthorId } from '@quintet/domain/social/author-id';
import { Sheet } from '@quintet/ui/Sheet';
import { ReactionUsers } from '@quintet/ui/views/chat/ReactionUsers';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LoadedQuery } from '../../../shared/loading/LoadedQuery.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { messageReactionsQuery } from '../queries.ts';

/** Who reacted to a message, and how. */
export function ReactionsSheet({ message: { id }, onClose }: { message: Message; onClose: () => void }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const query = useQuery(messageReactionsQuery(id));
  return (
    <Sheet isOpen onClose={onClose} title={intl.formatMessage({ id: 'chat.reactions.label' })}>
      <LoadedQuery query={query}>
        {(reactions) => (
          <ReactionUsers
            reactions={reactions}
            onOpen={(userId) => void navigate(paths.author.href({ id: toAuthorId(userId) }))}
          />
        )}
      </LoadedQuery>
    </Sheet>
  );
}
