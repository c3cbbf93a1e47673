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
export const NoAccount: Story = { args: { state: 'no-account' } };
export const NewPassword: Story = { args: { state: 'new-password' } };
export const Done: Story = { args: { state: 'done' } };
export const Stop: Story = { args: { state: 'stop' } };
