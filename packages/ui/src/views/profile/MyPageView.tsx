import type { ElementType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Badge } from '../../components/Badge.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './MyPageView.module.css';
import { ProfileRowFallback, type ProfileRetryState } from './ProfileRowFallback.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export interface MyPageProfileData {
  id: string;
  nickname: string;
  /** Account ID. */
  username: string;
  introduction: string;
  avatar: string | null;
}

interface MyPageViewProps {
  /** Null while loading. */
  profile: MyPageProfileData | null;
  loadError: ProfileRetryState | null;
  /** The router's link and its targets. */
  link: ElementType;
  hrefs: { edit: string; settings: string; points: string; notifications: string };
  /** New notifications. */
  newCount: number;
  version: string;
  onScan: () => void;
  /** Below the name, e.g. posts. */
  children?: ReactNode;
}

/** My page: the user and links. */
export function MyPageView({
  profile,
  loadError: errorText,
  link,
  hrefs,
  newCount,
  version,
  onScan,
  children,
}: MyPageViewProps) {
  const intl = useIntl();
  const Link = link;
  return (
    <SettingsLayout title={intl.formatMessage({ id: 'shell.nav.me' })}>
      <SettingsSection isBusy={profile === null && !errorText}>
        {profile ? (
          <Link className={styles.person} to={hrefs.edit}>
            <Avatar size="xl" id={profile.id} name={profile.nickname} src={profile.avatar} />
            <span className={styles.names}>
              <span className={styles.name}>{profile.nickname}</span>
              <span className={styles.account}>@{profile.username}</span>
              {profile.introduction !== '' && <span className={styles.introduction}>{profile.introduction}</span>}
            </span>
            <Icon name="edit" className={styles.edit} label={intl.formatMessage({ id: 'profile.me.edit' })} />
          </Link>
        ) : (
          <ProfileRowFallback loadError={errorText} />
        )}
        {children}
      </SettingsSection>

      <SettingsSection>
        <ListRow
          as={link}
          to={hrefs.notifications}
          leading={<Icon name="bell" />}
          title={<FormattedMessage id="notifications.title" />}
          detail={<FormattedMessage id="notifications.detail" />}
          end={
            <Badge count={newCount} label={intl.formatMessage({ id: 'notifications.unread' }, { count: newCount })} />
          }
          hasChevron
        />
        <ListRow
          as={link}
          to={hrefs.points}
          leading={<Icon name="wallet" />}
          title={<FormattedMessage id="profile.me.points" />}
          detail={<FormattedMessage id="profile.me.points-detail" />}
          hasChevron
        />
        <ListRow
          as="button"
          onClick={onScan}
          leading={<Icon name="qr" />}
          title={<FormattedMessage id="profile.scan.title" />}
          detail={<FormattedMessage id="profile.scan.detail" />}
          hasChevron
        />
        <ListRow
          as={link}
          to={hrefs.settings}
          leading={<Icon name="settings" />}
          title={<FormattedMessage id="profile.me.settings" />}
          detail={<FormattedMessage id="profile.me.settings-detail" />}
          hasChevron
        />
      </SettingsSection>
      <p className={styles.version}>{version}</p>
    </SettingsLayout>
  );
}
