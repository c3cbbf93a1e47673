import { APP_VERSION } from '@quintet/domain/limits';
import { MyPageView } from '@quintet/ui/views/profile/MyPageView';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Link } from '../../shared/navigation/Link.tsx';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { newNotificationCountAtom } from '../../shared/notifications/new-count.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/opened-in-app.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import { toSettingsHref } from './use-settings-dialog.ts';

/** The user's profile, links to profile and settings; `children` are the user's posts. */
export function MyProfile({ children }: { children?: ReactNode }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const brand = useBrand();
  const { data, error, isFetching, refetch } = useQuery(ownUserQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  const newCount = useAtomValue(newNotificationCountAtom);
  usePageTitle(intl.formatMessage({ id: 'shell.nav.me' }));
  return (
    <MyPageView
      profile={data ? { ...data, avatar: data.avatar_thumbnail ?? data.avatar } : null}
      loadError={error && !data ? { isRetrying: isFetching, onRetry: retry } : null}
      link={Link}
      hrefs={{
        edit: paths.editProfile.href(),
        settings: paths.profile.href(),
        points: paths.points.href(),
        notifications: paths.notifications.href(),
      }}
      newCount={newCount}
      version={`${brand.title} ${APP_VERSION}`}
      onScan={() => void navigate(toSettingsHref('scan'), { state: OPENED_IN_APP_STATE })}
    >
      {children}
    </MyPageView>
  );
}
