import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRecordScreen } from './StoryRecordScreen.tsx';

const meta = {
  title: 'Screens/Chat/Record',
  component: StoryRecordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryRecordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** The files of old messages. */
export const Expired: Story = { args: { state: 'expired' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
