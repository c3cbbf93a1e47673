import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'contact' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contact: Story = {};
export const ContactRefused: Story = { args: { state: 'contact-refused' } };
export const Code: Story = { args: { state: 'code' } };
export const CodeWrong: Story = { args: { state: 'code-wrong' } };
export const Info: Story = { args: { state: 'info' } };
export const InfoMissing: Story = { args: { state: 'info-missing' } };
export const InfoLoading: Story = { args: { state: 'info-loading' } };
export const InfoFailed: Story = { args: { state: 'info-failed' } };
export const Done: Story = { args: { state: 'done' } };
