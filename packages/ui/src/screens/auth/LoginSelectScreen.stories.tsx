import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryLoginSelectScreen } from './StoryLoginSelectScreen.tsx';

const meta = {
  title: 'Screens/Auth/Login select',
  component: StoryLoginSelectScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'page' },
} satisfies Meta<typeof StoryLoginSelectScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Prompt: Story = { args: { state: 'prompt' } };
export const WithGoogle: Story = { args: { state: 'google' } };
export const Dialog: Story = { args: { state: 'dialog' } };

/** Only a wide window has the QR code. */
const WIDE = { viewport: { value: 'wide' } };
export const QrLoading: Story = { args: { state: 'loading' }, globals: WIDE };
export const QrExpired: Story = { args: { state: 'expired' }, globals: WIDE };
export const QrFailed: Story = { args: { state: 'failed' }, globals: WIDE };
export const Offline: Story = { args: { state: 'offline' }, globals: WIDE };
