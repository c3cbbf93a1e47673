import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { NotificationKindSwitches } from './NotificationKindSwitches.tsx';

const meta = {
  title: 'Views/Notifications/KindSwitches',
  component: NotificationKindSwitches,
  args: { muted: ['likes'], onChange: fn() },
} satisfies Meta<typeof NotificationKindSwitches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: t('notifications.kind.likes') }));
    await expect(args.onChange).toHaveBeenCalledWith('likes', true);
  },
};

export const Loading: Story = { args: { muted: null } };
