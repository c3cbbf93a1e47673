import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryChatDetailsScreen } from './StoryChatDetailsScreen.tsx';

const meta = {
  title: 'Screens/Groups/Chat details',
  component: StoryChatDetailsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'owner' },
} satisfies Meta<typeof StoryChatDetailsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = {};
export const Member: Story = { args: { state: 'member' } };
export const Direct: Story = { args: { state: 'direct' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const AddMembers: Story = { args: { state: 'add-members' } };
export const NotAllAdded: Story = { args: { state: 'not-added' } };
export const Leave: Story = { args: { state: 'leave' } };
export const Edit: Story = { args: { state: 'edit' } };
export const Nickname: Story = { args: { state: 'nickname' } };
export const NicknameLoading: Story = { args: { state: 'nickname-loading' } };
export const NicknameFailed: Story = { args: { state: 'nickname-failed' } };
export const Share: Story = { args: { state: 'share' } };
export const Report: Story = { args: { state: 'report' } };
export const Media: Story = { args: { state: 'media' } };
export const MediaEmpty: Story = { args: { state: 'media-empty' } };
export const MediaLoading: Story = { args: { state: 'media-loading' } };
export const MediaFailed: Story = { args: { state: 'media-failed' } };
export const Files: Story = { args: { state: 'files' } };
export const ReportPreview: Story = { args: { state: 'report-preview' } };
export const ReportDone: Story = { args: { state: 'report-done' } };
export const Notifications: Story = { args: { state: 'notify' } };
export const Members: Story = { args: { state: 'members' } };
export const MembersLoading: Story = { args: { state: 'members-loading' } };
export const MembersOffline: Story = { args: { state: 'members-offline' } };
export const NoMemberFound: Story = { args: { state: 'no-member-found' } };
