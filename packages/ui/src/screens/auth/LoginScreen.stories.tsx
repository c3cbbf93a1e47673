import type { Meta, StoryObj } from '@storybook/react-vite';
import { Login } from './LoginScreen.tsx';

const meta = {
  title: 'Screens/Auth/Login',
  component: Login,
  parameters: { layout: 'fullscreen' },
  args: { state: 'phone' },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Email: Story = { args: { state: 'email' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Busy: Story = { args: { state: 'busy' } };
export const Countries: Story = { args: { state: 'countries' } };
