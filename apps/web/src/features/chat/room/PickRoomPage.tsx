import { EmptyState } from '@quintet/ui/EmptyState';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Beside the list, while no room is open. */
export default function PickRoomPage(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState figure="chat" title={intl.formatMessage({ id: 'chat.room.pick-title' })}>
      {intl.formatMessage({ id: 'chat.room.pick-text' })}
    </EmptyState>
  );
}
