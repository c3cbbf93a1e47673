import { ChatType } from '@quintet/api/enums';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai/react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useChatClient } from '../../features/chat/chat-client-atom.ts';
import { useGetGroupDisplay } from '../../features/chat/list/group-display.ts';
import { groupsByIdAtom } from '../../features/chat/sync/atoms.ts';
import { formatMessagePreview } from '../../features/chat/use-message-preview.ts';
import { useBrandFileUrl } from '../../shared/appearance/brand-context.ts';
import type { EventClient } from '../../shared/events/event-client.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { toNotifySettings } from '../../shared/notifications/notify-settings.ts';
import { watchNotificationPermission } from '../../shared/notifications/permission.ts';
import { useSession } from '../../shared/session/session.ts';
import { createNameResolver, groupUsersByKeyAtom } from '../../shared/users/users.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import { closeBrowserNotifications } from './browser-notifications.ts';
import { startMessageNotifier } from './message-notifier.ts';
import { holdLockWhileTabVisible } from './visible-tabs.ts';

type Store = ReturnType<typeof useStore>;

/** Resolves once the group is in the store. */
function waitForGroup(store: Store, id: string): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.sub(groupsByIdAtom, () => {
      if (!store.get(groupsByIdAtom).has(id)) return;
      unsubscribe();
      resolve();
    });
  });
}

type Describe = Parameters<typeof startMessageNotifier>[0]['describe'];

/** Notifies of new messages while the user sees no tab of the app. Renders nothing. */
export default function MessageNotifier({ events }: { events: EventClient }): ReactNode {
  const { userId: me } = useSession();
  const store = useStore();
  const client = useQueryClient();
  const chat = useChatClient();
  const intl = useIntl();
  const getDisplay = useGetGroupDisplay();
  const brandIcon = useBrandFileUrl('icon.svg');
  const navigate = useNavigate();

  const prepare = useEffectEvent((groupId: string, userId: string) => chat?.requestUsers(groupId, [userId]));
  const describe = useEffectEvent<Describe>((group, message, hasDetail) => {
    const { name: title, src } = getDisplay(group);
    const icon = src ?? brandIcon;
    if (!hasDetail) return { title, icon, body: intl.formatMessage({ id: 'chat.notification.new' }) };
    const names = createNameResolver(intl, store.get(groupUsersByKeyAtom), me, group.id);
    const text = formatMessagePreview(intl, message, names);
    if (group.type === ChatType.DM) return { title, icon, body: text };
    const name = names.getName(message.user_id);
    return { title, icon, body: intl.formatMessage({ id: 'chat.list.sender-preview' }, { name, text }) };
  });
  const open = useEffectEvent((path: string) => navigate(path));

  useEffect(watchNotificationPermission, []);
  useEffect(() => holdLockWhileTabVisible(me), [me]);
  useEffect(
    () =>
      startMessageNotifier({
        me,
        events,
        getGroup: (id) => store.get(groupsByIdAtom).get(id),
        waitForGroup: (id) => waitForGroup(store, id),
        loadSettings: async () => toNotifySettings((await client.ensureQueryData(ownUserQuery())).result),
        prepare: ({ group_id, user_id }) => prepare(group_id, user_id),
        describe: (...args) => describe(...args),
        toPath: ({ id, group_id }) => paths.room.href({ id: group_id }, { message: id }),
      }),
    [me, events, store, client],
  );
  // Nothing of an account stays after its logout.
  useEffect(() => () => void closeBrowserNotifications(), []);
  useEffect(() => {
    // The service worker sends the path of a clicked notification.
    const onMessage = ({ data }: MessageEvent<{ path: string }>): void => void open(data.path);
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    worker?.addEventListener('message', onMessage);
    return () => worker?.removeEventListener('message', onMessage);
  }, []);
  return null;
}
