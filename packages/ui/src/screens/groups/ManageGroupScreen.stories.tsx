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
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const MakeAdmin: Story = { args: { state: 'make-admin' } };
export const TransferOwnership: Story = { args: { state: 'transfer' } };
export const RemoveMember: Story = { args: { state: 'remove-member' } };
export const Block: Story = { args: { state: 'block' } };
export const MemberPermissions: Story = { args: { state: 'memberPermissions' } };
export const Admins: Story = { args: { state: 'admins' } };
export const AdminsEmpty: Story = { args: { state: 'admins-empty' } };
export const Blacklist: Story = { args: { state: 'blacklist' } };
export const BlacklistEmpty: Story = { args: { state: 'blacklist-empty' } };
export const Remove: Story = { args: { state: 'remove' } };
export const Dissolve: Story = { args: { state: 'dissolve' } };
