import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { RoomPlaceholderArea } from './RoomLayout.tsx';

/** A room without messages. */
export function EmptyRoom() {
  const intl = useIntl();
  return (
    <RoomPlaceholderArea>
      <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.room.empty-title' })}>
        {intl.formatMessage({ id: 'chat.room.empty-text' })}
      </EmptyState>
    </RoomPlaceholderArea>
  );
}
