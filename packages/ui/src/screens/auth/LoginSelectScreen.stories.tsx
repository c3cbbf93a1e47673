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
