import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryLoginScreen } from './StoryLoginScreen.tsx';

const meta = {
  title: 'Screens/Auth/Login',
  component: StoryLoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'phone' },
} satisfies Meta<typeof StoryLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Email: Story = { args: { state: 'email' } };
export const Invalid: Story = { args: { state: 'invalid' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Locked: Story = { args: { state: 'locked' } };
export const Suspended: Story = { args: { state: 'suspended' } };
export const ByCode: Story = { args: { state: 'by-code' } };
export const CodeSent: Story = { args: { state: 'code-sent' } };
export const CodeWrong: Story = { args: { state: 'code-wrong' } };
/** Another code may be asked for. */
export const CodeResend: Story = { args: { state: 'code-resend' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Busy: Story = { args: { state: 'busy' } };
export const Countries: Story = { args: { state: 'countries' } };

/** A laptop's window shows the whole card. */
export const Wide: Story = {
  args: { state: 'email' },
  globals: { viewport: { value: 'wide' } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight));
  },
};
