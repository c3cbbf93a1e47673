import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { storyBrandMark } from '../../views/auth/story-form.tsx';
import { GuestScreenLayout } from '../../views/auth/GuestScreenLayout.tsx';
import { MaintenanceView } from '../../views/site/MaintenanceView.tsx';

const meta = {
  title: 'Screens/Site/Maintenance',
  component: MaintenanceView,
  parameters: { layout: 'fullscreen' },
  args: {
    announcement: 'We are moving to larger machines.\n我们正在搬到更大的服务器，消息不会丢失。',
    startsAt: '2026-11-21T02:00:00.000Z',
    endsAt: '2026-11-21T04:00:00.000Z',
    isChecking: false,
    onCheck: fn(),
  },
  render: (args) => (
    <GuestScreenLayout mark={storyBrandMark}>
      <MaintenanceView {...args} />
    </GuestScreenLayout>
  ),
} satisfies Meta<typeof MaintenanceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {};
export const WithoutDetails: Story = { args: { announcement: '', startsAt: null, endsAt: null } };
export const Checking: Story = { args: { isChecking: true } };
export const StillDown: Story = { args: { isStill: true } };
