import { LOCALES } from '@quintet/i18n/locales';
import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { AccountView } from '../../views/profile/AccountView.tsx';
import { BlockedUsersView } from '../../views/profile/BlockedUsersView.tsx';
import { ClearDataView } from '../../views/profile/ClearDataView.tsx';
import { DeleteAccountView } from '../../views/profile/DeleteAccountView.tsx';
import { SignedInDevicesView } from '../../views/profile/SignedInDevicesView.tsx';
import { ShowLoginPasscodeView } from '../../views/profile/ShowLoginPasscodeView.tsx';
import { PasswordFormView } from '../../views/profile/PasswordFormView.tsx';
import { ScanLoginView } from '../../views/profile/ScanLoginView.tsx';
import { ScanLoginConfirmView } from '../../views/profile/ScanLoginConfirmView.tsx';
import { SecurityCodeFormView } from '../../views/profile/SecurityCodeFormView.tsx';
import { MinefieldSelfExclusionForm } from '../../views/red-envelopes/MinefieldSelfExclusionForm.tsx';
import { SettingsView } from '../../views/profile/SettingsView.tsx';
import { EXAMPLE_SIGNED_IN_DEVICES, EXAMPLE_PROFILE, makeExampleField } from '../../views/profile/story-data.ts';
import { StoryScreen } from '../StoryScreen.tsx';
import { StoryLink } from './StoryLink.tsx';

const PROFILE = {
  ...EXAMPLE_PROFILE,
  hasPassword: true,
  hasSecurityCode: false,
  notify: { notify: true, notify_detail: true, sound: true, vibration: false },
  privacy: { findable_by_id: true, findable_by_phone: false },
};
const ACCOUNT = {
  username: 'wren2026',
  phone: '+86 19900000001',
  email: 'wren.with.a.very.long.address@example.com',
  memo: null,
  type: 1,
  since: '2024-11-21T08:00:00.000Z',
  hasPassword: true,
} as const;
const BLOCKED = Array.from({ length: 12 }, (_, index) => ({
  id: `u${index}`,
  nickname: ['Juniper', '小雨', 'A name that is far too long for its line'][index % 3]!,
  avatar: null,
  isCancelled: index === 1,
  isUnblocked: index === 2,
}));
const OWN_GROUPS = [
  { id: 'g1', name: 'Hiking club', successor: '小雨' },
  { id: 'g2', name: 'Notes to self', successor: null },
];
const busy = { canSubmit: true, isBusy: false, onSubmit: fn() };

/** The sheets of the settings: their title and content. */
const SHEETS = {
  account: ['profile.account.title', <AccountView key="account" account={ACCOUNT} onPassword={fn()} />],
  'account-loading': ['profile.account.title', <AccountView key="account" account={null} onPassword={fn()} />],
  password: [
    'profile.password.change',
    <PasswordFormView
      key="password"
      username="wren2026"
      oldPassword={makeExampleField('quintet5')}
      newPassword={makeExampleField('quintet6')}
      confirmation={makeExampleField('quintet6')}
      onForgot={fn()}
      {...busy}
    />,
  ],
  'security-code': [
    'profile.security-code.change',
    <SecurityCodeFormView
      key="security-code"
      oldCode="111111"
      newCode="2222"
      confirmation=""
      onForgot={fn()}
      onOldCodeChange={fn()}
      onNewCodeChange={fn()}
      onConfirmationChange={fn()}
      {...busy}
      canSubmit={false}
    />,
  ],
  devices: [
    'profile.devices.title',
    <SignedInDevicesView
      key="devices"
      devices={EXAMPLE_SIGNED_IN_DEVICES}
      loadError={null}
      onEnd={fn()}
      onEndOthers={fn()}
    />,
  ],
  blocks: ['profile.blocks.title', <Blocks key="blocks" users={BLOCKED} />],
  'no-blocks': ['profile.blocks.title', <Blocks key="blocks" users={[]} />],
  minefield: [
    'profile.minefield.title',
    <MinefieldSelfExclusionForm
      key="minefield"
      excludedUntil="2026-03-03T08:00:00.000Z"
      days={7}
      onDays={fn()}
      isBusy={false}
      onSubmit={fn()}
    />,
  ],
  'clear-data': [
    'profile.clear.title',
    <ClearDataView key="clear-data" unsentCount={2} isBusy={false} onClear={fn()} />,
  ],
  delete: [
    'profile.delete.title',
    <DeleteAccountView
      key="delete"
      username="wren2026"
      proof={makeExampleField('quintet5')}
      hasPassword
      ownedGroups={OWN_GROUPS}
      points={120}
      {...busy}
    />,
  ],
  scan: [
    'profile.scan.title',
    <ScanLoginView
      key="scan"
      camera="denied"
      video={null}
      scanError={null}
      pasted={makeExampleField()}
      canSubmit={false}
      onRetry={fn()}
      onSubmit={fn()}
    />,
  ],
  'scan-confirm': [
    'profile.scan.title',
    <ScanLoginConfirmView
      key="confirm"
      profile={EXAMPLE_PROFILE}
      site="Quintet (quintet.example)"
      isSpent={false}
      isBusy={false}
      onRescan={fn()}
      onConfirm={fn()}
    />,
  ],
  passcode: [
    'profile.scan.title',
    <ShowLoginPasscodeView
      key="passcode"
      passcode="048217"
      secondsLeft={118}
      isApproved={false}
      onRescan={fn()}
      onDone={fn()}
    />,
  ],
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

function Blocks({ users }: { users: typeof BLOCKED }) {
  return (
    <BlockedUsersView
      users={users}
      link={StoryLink}
      toHref={({ id }) => `/guest-page/${id}`}
      hasFailed={false}
      isRetrying={false}
      onRetry={fn()}
      onUnblock={fn()}
      onUndo={fn()}
    />
  );
}

export type StorySettingsScreenState = 'full' | 'loading' | 'failed' | 'log-out' | keyof typeof SHEETS;

/** The settings and their sheets as features/profile composes them. */
export function StorySettingsScreen({ state }: { state: StorySettingsScreenState }) {
  const intl = useIntl();
  const isMissing = state === 'loading' || state === 'failed';
  const sheet = state in SHEETS ? SHEETS[state as keyof typeof SHEETS] : undefined;
  return (
    <StoryScreen tab="/my-page" isOpened isOffline={state === 'failed'}>
      <SettingsView
        profile={isMissing ? null : PROFILE}
        loadError={state === 'failed' ? { isRetrying: false, onRetry: fn() } : null}
        link="a"
        editHref="/edit-profile"
        languages={LOCALES}
        locale={intl.locale.startsWith('zh') ? 'zh_cn' : 'en'}
        theme="system"
        legal={{ termsUrl: '/terms', privacyUrl: '/privacy' }}
        version="2.7.0"
        permission="default"
        onBack={fn()}
        onOpen={fn()}
        onNotifyChange={fn()}
        onAllowNotifications={fn()}
        onPrivacyChange={fn()}
        onLocaleChange={fn()}
        onThemeChange={fn()}
        onLogOut={fn()}
      />
      {sheet && (
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: sheet[0] })}>
          {sheet[1]}
        </Sheet>
      )}
      <Dialog
        isOpen={state === 'log-out'}
        tone="danger"
        title={intl.formatMessage({ id: 'shell.log-out.title' })}
        confirmLabel={intl.formatMessage({ id: 'shell.log-out.action' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={fn()}
        onCancel={fn()}
      >
        <p>{intl.formatMessage({ id: 'profile.log-out.unsent' }, { count: 12 })}</p>
        {intl.formatMessage({ id: 'shell.log-out.text' })}
      </Dialog>
    </StoryScreen>
  );
}
