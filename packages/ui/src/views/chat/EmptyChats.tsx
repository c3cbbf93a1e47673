import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';

const MESSAGES = {
  all: ['chat.list.empty-title', 'chat.list.empty-text'],
  groups: ['chat.list.empty-groups-title', 'chat.list.empty-groups-text'],
} as const;

interface EmptyChatsProps {
  tab: keyof typeof MESSAGES;
  onFriends: () => void;
}

/** A tab of the chat list without chats; the way to one leads through the friends. */
export function EmptyChats({ tab, onFriends }: EmptyChatsProps) {
  const intl = useIntl();
  const [title, text] = MESSAGES[tab];
  return (
    <EmptyState
      illustration="chat"
      title={intl.formatMessage({ id: title })}
      action={
        tab === 'all' && (
          <Button variant="secondary" icon="person" onClick={onFriends}>
            {intl.formatMessage({ id: 'chat.list.friends' })}
          </Button>
        )
      }
    >
      {intl.formatMessage({ id: text })}
    </EmptyState>
  );
}
