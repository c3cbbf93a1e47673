import type { MessageId } from '@quintet/i18n/ids';
import type { ComponentProps, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { AccountView } from '../../views/profile/AccountView.tsx';
import { BlockedUsersView } from '../../views/profile/BlockedUsersView.tsx';
import { ClearDataView } from '../../views/profile/ClearDataView.tsx';
import { DeleteAccountView } from '../../views/profile/DeleteAccountView.tsx';
import { SignedInDevicesView } from '../../views/profile/SignedInDevicesView.tsx';
import { PasswordFormView } from '../../views/profile/PasswordFormView.tsx';
import { SecurityCodeFormView } from '../../views/profile/SecurityCodeFormView.tsx';
import { MinefieldSelfExclusionForm } from '../../views/red-envelopes/MinefieldSelfExclusionForm.tsx';
import { EXAMPLE_SIGNED_IN_DEVICES, makeExampleField } from '../../views/profile/story-profile.ts';
import { StoryLink } from './StoryLink.tsx';
import { STORY_SCAN_LOGIN_SHEETS } from './story-scan-login-sheets.tsx';

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
const RETRY = { isRetrying: false, onRetry: fn() };
const busy = { canSubmit: true, isBusy: false, onSubmit: fn() };

/** The sheets of the settings: their title and content. */
export const STORY_SETTINGS_SHEETS = {
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
  'password-set': [
    'profile.password.set',
    <PasswordFormView
      key="password-set"
      username="wren2026"
      oldPassword={null}
      newPassword={makeExampleField('quintet6')}
      confirmation={makeExampleField()}
      {...busy}
      canSubmit={false}
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
  devices: ['profile.devices.title', <Devices key="devices" devices={EXAMPLE_SIGNED_IN_DEVICES} />],
  'devices-loading': ['profile.devices.title', <Devices key="loading" />],
  'devices-failed': ['profile.devices.title', <Devices key="failed" loadError={RETRY} />],
  blocks: ['profile.blocks.title', <Blocks key="blocks" users={BLOCKED} />],
  'no-blocks': ['profile.blocks.title', <Blocks key="none" users={[]} />],
  'blocks-loading': ['profile.blocks.title', <Blocks key="loading" />],
  'blocks-failed': ['profile.blocks.title', <Blocks key="failed" hasFailed />],
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
  ...STORY_SCAN_LOGIN_SHEETS,
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

function Devices({ devices = null, loadError = null }: Partial<ComponentProps<typeof SignedInDevicesView>>) {
  return <SignedInDevicesView devices={devices} loadError={loadError} onEnd={fn()} onEndOthers={fn()} />;
}

function Blocks({ users, hasFailed = false }: { users?: typeof BLOCKED; hasFailed?: boolean }) {
  return (
    <BlockedUsersView
      users={users ?? null}
      link={StoryLink}
      toHref={({ id }) => `/guest-page/${id}`}
      hasFailed={hasFailed}
      isRetrying={false}
      onRetry={fn()}
      onUnblock={fn()}
      onUndo={fn()}
    />
  );
}
