import type { MessageId } from '@quintet/i18n/ids';
import { LOCALES } from '@quintet/i18n/locales';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { SettingsView } from '../../views/profile/SettingsView.tsx';
import { EXAMPLE_PROFILE, EXAMPLE_SIGNED_IN_DEVICES } from '../../views/profile/story-profile.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';
import { STORY_SETTINGS_SHEETS } from './story-settings-sheets.tsx';

const PROFILE = {
  ...EXAMPLE_PROFILE,
  hasPassword: true,
  hasSecurityCode: false,
  notify: { notify: true, notify_detail: true, sound: true, vibration: false },
  privacy: { findable_by_id: true, findable_by_phone: false },
};
/** The questions before an action: title, text and confirmation. */
const QUESTIONS = {
  'end-device': ['profile.devices.end-title', 'profile.devices.end-text', 'profile.devices.end'],
  'delete-confirm': ['profile.delete.confirm-title', 'profile.delete.confirm-text', 'profile.delete.confirm'],
  'log-out': ['shell.log-out.title', 'shell.log-out.text', 'shell.log-out.action'],
} as const satisfies Record<string, readonly [MessageId, MessageId, MessageId]>;

/** The sheet under a question. */
const SHEETS_UNDER = { 'end-device': 'devices', 'delete-confirm': 'delete' } as const;

/** These sheets have a list's height. */
const LISTS = /devices|blocks/;

export type StorySettingsScreenState =
  | 'full'
  | 'loading'
  | 'failed'
  | 'offline'
  | keyof typeof STORY_SETTINGS_SHEETS
  | keyof typeof QUESTIONS;

/** The settings and their sheets as features/profile composes them. */
export function StorySettingsScreen({ state }: { state: StorySettingsScreenState }) {
  const intl = useIntl();
  const hasFailed = state === 'failed' || state === 'offline';
  const name = state in SHEETS_UNDER ? SHEETS_UNDER[state as keyof typeof SHEETS_UNDER] : state;
  const sheet =
    name in STORY_SETTINGS_SHEETS ? STORY_SETTINGS_SHEETS[name as keyof typeof STORY_SETTINGS_SHEETS] : undefined;
  return (
    <StoryAppShell tab="/my-page" isOpened isOffline={state === 'offline'}>
      <SettingsView
        profile={hasFailed || state === 'loading' ? null : PROFILE}
        loadError={hasFailed ? { isRetrying: false, onRetry: fn() } : null}
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
        <Sheet
          isOpen
          onClose={fn()}
          title={intl.formatMessage({ id: sheet[0] })}
          {...(LISTS.test(name) && { height: 'list' })}
        >
          {sheet[1]}
        </Sheet>
      )}
      {state in QUESTIONS && <Question name={state as keyof typeof QUESTIONS} />}
    </StoryAppShell>
  );
}

function Question({ name }: { name: keyof typeof QUESTIONS }) {
  const intl = useIntl();
  const [title, text, confirm] = QUESTIONS[name];
  const values = { name: EXAMPLE_SIGNED_IN_DEVICES[1]!.name, nickname: PROFILE.nickname };
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: title }, values)}
      confirmLabel={intl.formatMessage({ id: confirm })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={fn()}
      onCancel={fn()}
    >
      {name === 'log-out' && <p>{intl.formatMessage({ id: 'profile.log-out.unsent' }, { count: 12 })}</p>}
      {intl.formatMessage({ id: text }, values)}
    </Dialog>
  );
}
