import { fn } from 'storybook/test';
import { GuestScreenLayout } from '../../views/auth/GuestScreenLayout.tsx';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { MaintenanceView } from '../../views/site/MaintenanceView.tsx';

const ANNOUNCED = {
  announcement: 'We are moving to larger machines.\n我们正在搬到更大的服务器，消息不会丢失。',
  startsAt: '2026-11-21T02:00:00.000Z',
  endsAt: '2026-11-21T04:00:00.000Z',
};
const UNANNOUNCED = { announcement: '', startsAt: null, endsAt: null };

export type StoryMaintenanceScreenState = 'announced' | 'without-details' | 'checking' | 'still-down';

/** The maintenance screen as features/site composes it. */
export function StoryMaintenanceScreen({ state }: { state: StoryMaintenanceScreenState }) {
  return (
    <GuestScreenLayout mark={storyBrandMark}>
      <MaintenanceView
        {...(state === 'without-details' ? UNANNOUNCED : ANNOUNCED)}
        isChecking={state === 'checking'}
        isStillDown={state === 'still-down'}
        onCheck={fn()}
      />
    </GuestScreenLayout>
  );
}
