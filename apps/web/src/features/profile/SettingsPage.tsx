import { isConnectionError } from '@quintet/api/error';
import { findCountry } from '@quintet/domain/auth/countries';
import { parseLoginQr } from '@quintet/domain/auth/login-qr';
import { APP_VERSION } from '@quintet/domain/limits';
import type { MessageId } from '@quintet/i18n/ids';
import { ErrorState } from '@quintet/ui/ErrorState';
import { Sheet } from '@quintet/ui/Sheet';
import { AccountView, type AccountDetailsData } from '@quintet/ui/views/profile/AccountView';
import { SettingsView, type SettingsDialogName } from '@quintet/ui/views/profile/SettingsView';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../../shared/navigation/Link.tsx';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { changeTheme, useThemePreference } from '../../shared/appearance/theme.ts';
import { LazyPagePart } from '../../shared/loading/LazyPagePart.tsx';
import { showToast } from '../../shared/feedback/toasts.ts';
import { toNotifySettings } from '../../shared/notifications/notify-settings.ts';
import { requestNotificationPermission, useNotificationPermission } from '../../shared/notifications/permission.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { changeLocale, useLoadedTranslations } from '../../shared/appearance/translations.ts';
import { ownUserQuery, type OwnUser } from '../../shared/users/own-user.ts';
import { BlockedUsers } from './BlockedUsers.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ClearDeviceData } from './ClearDeviceData.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { SignedInDevices } from './SignedInDevices.tsx';
import { LogOutDialog } from './LogOutDialog.tsx';
import { SetSecurityCode } from './SetSecurityCode.tsx';
import { toPrivacySettings, useChangeNotifySettings, useChangePrivacySettings } from './use-toggles.ts';
import { useSettingsDialog } from './use-settings-dialog.ts';

const loadScan = () => import('./scan/ScanLogin.tsx');

const toAccountDetails = (user: OwnUser): AccountDetailsData => ({
  username: user.username,
  phone: user.phone && `+${findCountry(user.country ?? '')?.dialCode ?? ''} ${user.phone}`,
  email: user.email,
  memo: user.social_account,
  type: user.type,
  since: user.create_at,
  hasPassword: user.has_password,
});

const getDialogTitles = (user: OwnUser | undefined): Record<SettingsDialogName, MessageId> => ({
  account: 'profile.account.title',
  password: user?.has_password === false ? 'profile.password.set' : 'profile.password.change',
  'security-code': user?.has_security_code ? 'profile.security-code.change' : 'profile.security-code.set',
  devices: 'profile.devices.title',
  blocks: 'profile.blocks.title',
  minefield: 'profile.minefield.title',
  'clear-data': 'profile.clear.title',
  delete: 'profile.delete.title',
  scan: 'profile.scan.title',
});

interface SettingsPageProps {
  /** The sheet in which users exclude themselves from minefields; app/ hands it in. */
  minefield: ReactNode;
}

/** /profile: the settings and their sheets (spec §2: Security, About). */
export default function SettingsPage({ minefield }: SettingsPageProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const brand = useBrand();
  const { locale } = useLoadedTranslations();
  const theme = useThemePreference();
  const { data, error, isFetching, refetch } = useQuery(ownUserQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  const { dialog, open, change, close } = useSettingsDialog();
  const { hash } = useLocation();
  const permission = useNotificationPermission();
  const changeNotify = useChangeNotifySettings();
  const changePrivacy = useChangePrivacySettings();
  const [isLoggingOut, setIsLoggingOut] = useState(false);
  usePageTitle(intl.formatMessage({ id: 'profile.settings.title' }));

  const titles = getDialogTitles(data);
  const sheet = (name: SettingsDialogName, content: ReactNode, height?: 'list'): ReactNode => (
    <Sheet
      isOpen={dialog === name && (data !== undefined || error !== null)}
      onClose={close}
      hasAddress
      title={intl.formatMessage({ id: titles[name] })}
      {...(height && { height })}
    >
      {content ?? (
        <ErrorState
          illustration={isConnectionError(error) ? 'offline' : 'broken'}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
    </Sheet>
  );
  return (
    <>
      <SettingsView
        profile={
          data
            ? {
                ...data,
                avatar: data.avatar_thumbnail ?? data.avatar,
                hasPassword: data.has_password,
                hasSecurityCode: data.has_security_code,
                notify: toNotifySettings(data),
                privacy: toPrivacySettings(data),
              }
            : null
        }
        loadError={error && !data ? { isRetrying: isFetching, onRetry: retry } : null}
        link={Link}
        editHref={paths.editProfile.href()}
        languages={brand.languages}
        locale={locale}
        theme={theme}
        legal={brand}
        version={APP_VERSION}
        permission={permission}
        onBack={() => void navigate(paths.myPage.href())}
        onOpen={open}
        onNotifyChange={changeNotify}
        onAllowNotifications={() => void requestNotificationPermission()}
        onPrivacyChange={changePrivacy}
        onLocaleChange={(next) => void changeLocale(next).catch(() => showToast('errors.connection.failed'))}
        onThemeChange={changeTheme}
        onLogOut={() => setIsLoggingOut(true)}
      />
      {sheet('account', data && <AccountView account={toAccountDetails(data)} onPassword={() => change('password')} />)}
      {sheet('password', data && <ChangePassword user={data} onDone={close} />)}
      {sheet('security-code', data && <SetSecurityCode user={data} onDone={close} />)}
      {sheet('devices', <SignedInDevices />, 'list')}
      {sheet('blocks', <BlockedUsers />, 'list')}
      {sheet('minefield', minefield)}
      {sheet('clear-data', <ClearDeviceData />)}
      {sheet('delete', data && <DeleteAccount user={data} />)}
      {/* A changed hash is another code. */}
      {sheet(
        'scan',
        <LazyPagePart key={hash} load={loadScan} props={{ code: parseLoginQr(hash), user: data, onDone: close }} />,
      )}
      <LogOutDialog isOpen={isLoggingOut} onCancel={() => setIsLoggingOut(false)} />
    </>
  );
}
