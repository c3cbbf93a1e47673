import type { Locale } from '@quintet/i18n/locales';
import type { ElementType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import {
  NotifySwitches,
  type NotificationPermissionState,
  type NotifySettings,
} from '../../components/NotifySwitches.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { addAppearanceOnLinkClick } from '../legal-link.ts';
import { RadioGroup } from './RadioGroup.tsx';
import type { MyPageProfileData } from './MyPageView.tsx';
import { PrivacySwitches, type FindabilitySettings } from './PrivacySwitches.tsx';
import { ProfileRowFallback, type ProfileRetryState } from './ProfileRowFallback.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Theme = 'system' | 'light' | 'dark';
const THEMES = ['system', 'light', 'dark'] as const;

/** The sheets over the settings. */
export type SettingsDialogName =
  | 'account'
  | 'password'
  | 'security-code'
  | 'devices'
  | 'blocks'
  | 'minefield'
  | 'clear-data'
  | 'delete'
  | 'scan';

interface SettingsViewProps {
  /** Null while loading. */
  profile:
    | (MyPageProfileData & {
        hasPassword: boolean;
        hasSecurityCode: boolean;
        notify: NotifySettings;
        privacy: FindabilitySettings;
      })
    | null;
  loadError: ProfileRetryState | null;
  link: ElementType;
  editHref: string;
  languages: readonly Locale[];
  locale: Locale;
  theme: Theme;
  legal: { termsUrl: string; privacyUrl: string };
  version: string;
  permission: NotificationPermissionState;
  onBack: () => void;
  onOpen: (dialog: SettingsDialogName) => void;
  onNotifyChange: (changed: Partial<NotifySettings>) => void;
  onAllowNotifications: () => void;
  onPrivacyChange: (changed: Partial<FindabilitySettings>) => void;
  onLocaleChange: (locale: Locale) => void;
  onThemeChange: (theme: Theme) => void;
  onLogOut: () => void;
}

/** Settings: account, security, notifications, privacy, appearance and about (spec §2). */
export function SettingsView(props: SettingsViewProps) {
  const { profile, languages, legal, onOpen } = props;
  const intl = useIntl();
  const say = (isSet: boolean | undefined): ReactNode =>
    isSet === undefined ? undefined : (
      <FormattedMessage id={isSet ? 'profile.settings.is-set' : 'profile.settings.not-set'} />
    );
  return (
    <SettingsLayout wide="columns" title={intl.formatMessage({ id: 'profile.settings.title' })} onBack={props.onBack}>
      <SettingsSection
        title={intl.formatMessage({ id: 'profile.settings.account' })}
        isBusy={profile === null && !props.loadError}
      >
        {profile ? (
          <ListRow
            as={props.link}
            to={props.editHref}
            leading={<Avatar id={profile.id} name={profile.nickname} src={profile.avatar} />}
            title={profile.nickname}
            detail={<FormattedMessage id="profile.me.edit" />}
            hasChevron
          />
        ) : (
          <ProfileRowFallback loadError={props.loadError} />
        )}
        <ListRow
          as="button"
          leading={<Icon name="person" />}
          title={<FormattedMessage id="profile.account.title" />}
          detail={<FormattedMessage id="profile.account.detail" />}
          hasChevron
          onClick={() => onOpen('account')}
        />
        <ListRow
          as="button"
          leading={<Icon name="qr" />}
          title={<FormattedMessage id="profile.scan.title" />}
          detail={<FormattedMessage id="profile.scan.detail" />}
          hasChevron
          onClick={() => onOpen('scan')}
        />
      </SettingsSection>

      <SettingsSection title={intl.formatMessage({ id: 'profile.settings.security' })}>
        <ListRow
          as="button"
          leading={<Icon name="lock" />}
          title={<FormattedMessage id="profile.password.title" />}
          end={say(profile?.hasPassword)}
          hasChevron
          onClick={() => onOpen('password')}
        />
        <ListRow
          as="button"
          leading={<Icon name="shield" />}
          title={<FormattedMessage id="profile.security-code.title" />}
          end={say(profile?.hasSecurityCode)}
          hasChevron
          onClick={() => onOpen('security-code')}
        />
        <ListRow
          as="button"
          leading={<Icon name="mobile" />}
          title={<FormattedMessage id="profile.devices.title" />}
          hasChevron
          onClick={() => onOpen('devices')}
        />
        <ListRow
          as="button"
          tone="danger"
          leading={<Icon name="logout" />}
          title={<FormattedMessage id="shell.log-out.action" />}
          onClick={props.onLogOut}
        />
      </SettingsSection>

      <SettingsSection title={intl.formatMessage({ id: 'profile.settings.notifications' })} isBusy={profile === null}>
        <NotifySwitches
          settings={profile?.notify ?? null}
          permission={props.permission}
          onChange={props.onNotifyChange}
          onAllow={props.onAllowNotifications}
        />
      </SettingsSection>

      <SettingsSection title={intl.formatMessage({ id: 'profile.settings.privacy' })} isBusy={profile === null}>
        <PrivacySwitches settings={profile?.privacy ?? null} onChange={props.onPrivacyChange} />
        <ListRow
          as="button"
          leading={<Icon name="block" />}
          title={<FormattedMessage id="profile.blocks.title" />}
          hasChevron
          onClick={() => onOpen('blocks')}
        />
        <ListRow
          as="button"
          leading={<Icon name="gift" />}
          title={<FormattedMessage id="profile.minefield.title" />}
          hasChevron
          onClick={() => onOpen('minefield')}
        />
        <ListRow
          as="button"
          leading={<Icon name="trash" />}
          title={<FormattedMessage id="profile.clear.title" />}
          hasChevron
          onClick={() => onOpen('clear-data')}
        />
      </SettingsSection>

      <SettingsSection isPadded title={intl.formatMessage({ id: 'profile.settings.appearance' })}>
        {languages.length > 1 && (
          <RadioGroup
            name="language"
            icon="globe"
            label={intl.formatMessage({ id: 'shell.language.label' })}
            options={languages.map((value) => ({
              value,
              label: intl.formatMessage({ id: `shell.language.${value}` }),
            }))}
            value={props.locale}
            onChange={props.onLocaleChange}
          />
        )}
        <RadioGroup
          name="theme"
          icon={props.theme === 'dark' ? 'moon' : 'sun'}
          label={intl.formatMessage({ id: 'shell.theme.label' })}
          options={THEMES.map((value) => ({ value, label: intl.formatMessage({ id: `shell.theme.${value}` }) }))}
          value={props.theme}
          onChange={props.onThemeChange}
        />
      </SettingsSection>

      <SettingsSection title={intl.formatMessage({ id: 'profile.settings.about' })}>
        <ListRow
          leading={<Icon name="info" />}
          title={<FormattedMessage id="profile.settings.version" />}
          end={props.version}
        />
        <ListRow
          as="a"
          href={legal.termsUrl}
          target="_blank"
          rel="noopener"
          onClick={addAppearanceOnLinkClick}
          leading={<Icon name="file" />}
          title={<FormattedMessage id="shell.legal.terms" />}
          hasChevron
        />
        <ListRow
          as="a"
          href={legal.privacyUrl}
          target="_blank"
          rel="noopener"
          onClick={addAppearanceOnLinkClick}
          leading={<Icon name="eye-off" />}
          title={<FormattedMessage id="shell.legal.privacy" />}
          hasChevron
        />
        <ListRow
          as="button"
          tone="danger"
          leading={<Icon name="trash" />}
          title={<FormattedMessage id="profile.delete.action" />}
          onClick={() => onOpen('delete')}
        />
      </SettingsSection>
    </SettingsLayout>
  );
}
