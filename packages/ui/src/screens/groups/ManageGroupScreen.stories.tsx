import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryManageGroupScreen } from './StoryManageGroupScreen.tsx';

const meta = {
  title: 'Screens/Groups/Manage group',
  component: StoryManageGroupScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'member' },
} satisfies Meta<typeof StoryManageGroupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Admin: Story = { args: { state: 'admin' } };
export const Block: Story = { args: { state: 'block' } };
export const Abilities: Story = { args: { state: 'abilities' } };
export const Admins: Story = { args: { state: 'admins' } };
export const Blacklist: Story = { args: { state: 'blacklist' } };
export const BlacklistEmpty: Story = { args: { state: 'blacklist-empty' } };
export const Remove: Story = { args: { state: 'remove' } };
export const Dissolve: Story = { args: { state: 'dissolve' } };
