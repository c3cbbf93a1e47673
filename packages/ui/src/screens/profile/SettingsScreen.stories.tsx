import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySettingsScreen } from './StorySettingsScreen.tsx';

const meta = {
  title: 'Screens/Profile/Settings',
  component: StorySettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StorySettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Account: Story = { args: { state: 'account' } };
export const AccountLoading: Story = { args: { state: 'account-loading' } };
export const Password: Story = { args: { state: 'password' } };
/** The account was made with Google. */
export const FirstPassword: Story = { args: { state: 'password-set' } };
export const SecurityCode: Story = { args: { state: 'security-code' } };
export const Devices: Story = { args: { state: 'devices' } };
export const DevicesLoading: Story = { args: { state: 'devices-loading' } };
export const DevicesFailed: Story = { args: { state: 'devices-failed' } };
export const SignOutDevice: Story = { args: { state: 'end-device' } };
export const BlockedUsers: Story = { args: { state: 'blocks' } };
export const NoBlockedUsers: Story = { args: { state: 'no-blocks' } };
export const BlockedUsersLoading: Story = { args: { state: 'blocks-loading' } };
export const BlockedUsersFailed: Story = { args: { state: 'blocks-failed' } };
export const MinefieldExclusion: Story = { args: { state: 'minefield' } };
export const ClearData: Story = { args: { state: 'clear-data' } };
export const DeleteAccount: Story = { args: { state: 'delete' } };
export const DeleteAccountConfirm: Story = { args: { state: 'delete-confirm' } };
export const ScanDenied: Story = { args: { state: 'scan' } };
export const ScanConfirm: Story = { args: { state: 'scan-confirm' } };
export const Passcode: Story = { args: { state: 'passcode' } };
export const LogOut: Story = { args: { state: 'log-out' } };
