import type { NotificationKind } from '@quintet/domain/notifications/types';
import { Sheet } from '@quintet/ui/Sheet';
import { NotificationKindSwitches } from '@quintet/ui/views/notifications/NotificationKindSwitches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../../shared/feedback/errors.ts';
import { api } from '../../shared/requests/api.ts';
import { runOptimisticAction } from '../../shared/requests/optimistic-action.ts';
import { ownUserQuery, patchCachedOwnUser } from '../../shared/users/own-user.ts';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';

interface KindsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The switches of the kinds of notifications. */
export function NotificationKindsSheet({ isOpen, onClose }: KindsSheetProps): ReactNode {
  const intl = useIntl();
  const client = useQueryClient();
  const query = useQuery({ ...ownUserQuery(), enabled: isOpen });
  const patch = (muted_notifications: NotificationKind[]): void => patchCachedOwnUser(client, { muted_notifications });
  const change = (kind: NotificationKind, isOn: boolean): void => {
    const before = query.data?.muted_notifications ?? [];
    const after = isOn ? before.filter((one) => one !== kind) : [...before, kind];
    runOptimisticAction({
      apply: () => patch(after),
      send: () => api.POST('/api/v1/users/notify', { body: { muted_notifications: after }, keepalive: true }),
      undo: () => patch(before),
    }).catch(showError);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={intl.formatMessage({ id: 'notifications.settings' })}>
      <LoadedQuery query={query} skeleton={<NotificationKindSwitches muted={null} onChange={change} />}>
        {({ muted_notifications: muted }) => <NotificationKindSwitches muted={muted} onChange={change} />}
      </LoadedQuery>
    </Sheet>
  );
}
