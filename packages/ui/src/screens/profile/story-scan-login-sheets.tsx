import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { ScanLoginConfirmView } from '../../views/profile/ScanLoginConfirmView.tsx';
import { ScanLoginView } from '../../views/profile/ScanLoginView.tsx';
import { ShowLoginPasscodeView } from '../../views/profile/ShowLoginPasscodeView.tsx';
import { EXAMPLE_PROFILE, makeExampleField } from '../../views/profile/story-profile.ts';

/** The steps of logging in another device: their title and content. */
export const STORY_SCAN_LOGIN_SHEETS = {
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
      isExpired={false}
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
