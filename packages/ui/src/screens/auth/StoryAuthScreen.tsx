import { LOCALES } from '@quintet/i18n/locales';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { LanguageSwitch } from '../../views/auth/LanguageSwitch.tsx';
import { QrLoginView } from '../../views/auth/QrLoginView.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { GuestScreenLayout } from '../../views/auth/GuestScreenLayout.tsx';
import { useIsStoryWide } from '../StoryScreen.tsx';

export const STORY_LEGAL_LINKS = { termsUrl: '/terms', privacyUrl: '/privacy' };

/** The languages, with the story's own chosen. */
export function StoryLanguageSwitch() {
  const current = useIntl().locale.startsWith('zh') ? 'zh_cn' : 'en';
  return <LanguageSwitch languages={LOCALES} current={current} onChange={fn()} />;
}

/** Login by QR code, beside the form on a wide window. */
function QrLogin() {
  return (
    <QrLoginView
      brandTitle="Quintet"
      url="https://gu.example/profile?dialogVisible=scan#rVfJ3mR9zQ7wKc1XoTb5yHn8uLp2sEaG4dWi6tCqA0k"
      hasExpired={false}
      passcode=""
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
  hasQrLogin?: boolean;
  children: ReactNode;
}

/** A screen of login or registration as features/auth composes it. */
export function StoryAuthScreen({ hasQrLogin = false, children }: StoryAuthScreenProps) {
  const isWide = useIsStoryWide();
  return (
    <GuestScreenLayout
      mark={storyBrandMark}
      aside={hasQrLogin && isWide ? <QrLogin /> : undefined}
      corner={<StoryLanguageSwitch />}
    >
      {children}
    </GuestScreenLayout>
  );
}
