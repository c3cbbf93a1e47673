import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Auth/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'phone' },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Email: Story = { args: { state: 'email' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Busy: Story = { args: { state: 'busy' } };
export const Countries: Story = { args: { state: 'countries' } };
