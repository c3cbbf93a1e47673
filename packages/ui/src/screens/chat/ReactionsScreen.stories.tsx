import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryReactionsScreen } from './StoryReactionsScreen.tsx';

const meta = {
  title: 'Screens/Chat/Reactions',
  component: StoryReactionsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryReactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** The last reaction was taken back meanwhile. */
export const Empty: Story = { args: { state: 'empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
