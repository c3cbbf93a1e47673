import { LOCALES } from '@quintet/i18n/locales';
import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { LanguageSwitch } from '../../views/auth/LanguageSwitch.tsx';
import { QrLoginView } from '../../views/auth/QrLoginView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { GuestScreenLayout } from '../../views/auth/GuestScreenLayout.tsx';
import { useIsStoryWindowWide } from '../StoryAppShell.tsx';

export const STORY_LEGAL_LINKS = { termsUrl: '/terms', privacyUrl: '/privacy' };

/** The languages, with the story's own chosen. */
export function StoryLanguageSwitch() {
  const current = useIntl().locale.startsWith('zh') ? 'zh_cn' : 'en';
  return <LanguageSwitch languages={LOCALES} current={current} onChange={fn()} />;
}

const QR_URL = 'https://gu.example/profile?dialogVisible=scan#rVfJ3mR9zQ7wKc1XoTb5yHn8uLp2sEaG4dWi6tCqA0k';

export type StoryQrLoginState = 'ready' | 'loading' | 'expired' | 'failed' | 'offline';

const QR_ERRORS: Readonly<Partial<Record<StoryQrLoginState, MessageId>>> = {
  failed: 'errors.connection.unavailable',
  offline: 'errors.connection.failed',
};

/** Login by QR code, beside the form on a wide window. */
function QrLogin({ state }: { state: StoryQrLoginState }) {
  const intl = useIntl();
  const error = QR_ERRORS[state];
  return (
    <QrLoginView
      brandTitle="Quintet"
      url={error || state === 'loading' ? null : QR_URL}
      hasExpired={state === 'expired'}
      passcode=""
      errorText={error && intl.formatMessage({ id: error })}
      isBusy={false}
      wasCopied={false}
      onPasscodeChange={fn()}
      onPasscode={fn()}
      onRefresh={fn()}
      onCopy={fn()}
    />
  );
}

interface StoryAuthScreenProps {
  /** With login by QR code. */
  qr?: StoryQrLoginState;
  children: ReactNode;
}

/** A screen of login or registration as features/auth composes it. */
export function StoryAuthScreen({ qr, children }: StoryAuthScreenProps) {
  const isWide = useIsStoryWindowWide();
  return (
    <GuestScreenLayout
      mark={storyBrandMark}
      aside={qr && isWide ? <QrLogin state={qr} /> : undefined}
      corner={<StoryLanguageSwitch />}
    >
      {children}
    </GuestScreenLayout>
  );
}
