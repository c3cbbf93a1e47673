import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryChartScreen } from './StoryChartScreen.tsx';

const meta = {
  title: 'Screens/Discover/Chart',
  component: StoryChartScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryChartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
