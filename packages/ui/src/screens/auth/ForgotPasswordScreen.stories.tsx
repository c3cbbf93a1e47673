import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryForgotPasswordScreen } from './StoryForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/Auth/Forgot password',
  component: StoryForgotPasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'contact' },
} satisfies Meta<typeof StoryForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const Code: Story = { args: { state: 'code' } };
export const CodeWrong: Story = { args: { state: 'code-wrong' } };
export const FirstPassword: Story = { args: { state: 'first-password' } };
export const SecurityCode: Story = { args: { state: 'security-code' } };
export const UnknownAccount: Story = { args: { state: 'no-account' } };
export const NewPassword: Story = { args: { state: 'new-password' } };
/** The code has expired meanwhile. */
export const NewPasswordFailed: Story = { args: { state: 'new-password-failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Done: Story = { args: { state: 'done' } };
export const Stop: Story = { args: { state: 'stop' } };
