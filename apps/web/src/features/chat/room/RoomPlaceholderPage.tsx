import { EmptyState } from '@quintet/ui/EmptyState';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';

/** Shown beside the list while no room is open. */
export default function RoomPlaceholderPage(): ReactNode {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'chat.list.title' }));
  return (
    <EmptyState illustration="chat" title={intl.formatMessage({ id: 'chat.room.pick-title' })}>
      {intl.formatMessage({ id: 'chat.room.pick-text' })}
    </EmptyState>
  );
}
