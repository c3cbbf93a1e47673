import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRegisterScreen } from './StoryRegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Google register',
  component: StoryRegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'info', isGoogle: true },
} satisfies Meta<typeof StoryRegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Missing: Story = { args: { state: 'info-missing' } };
export const Loading: Story = { args: { state: 'info-loading' } };
export const Failed: Story = { args: { state: 'info-failed' } };
/** Google's confirmation has expired. */
export const Expired: Story = { args: { state: 'info-expired' } };
export const Offline: Story = { args: { state: 'info-offline' } };
