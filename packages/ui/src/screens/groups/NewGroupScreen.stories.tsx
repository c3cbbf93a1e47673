import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryNewGroupScreen } from './StoryNewGroupScreen.tsx';

const meta = {
  title: 'Screens/Groups/New group',
  component: StoryNewGroupScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'select' },
} satisfies Meta<typeof StoryNewGroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Select: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const NoFriends: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const NotAllowed: Story = { args: { state: 'not-allowed' } };
export const Details: Story = { args: { state: 'details' } };
export const Refused: Story = { args: { state: 'refused' } };
export const NotAdded: Story = { args: { state: 'not-added' } };
