import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryChatListScreen } from './StoryChatListScreen.tsx';

const meta = {
  title: 'Screens/Chat/List',
  component: StoryChatListScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryChatListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search field does not touch the bar's line. */
export const Full: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvasElement.querySelector('header')!.getBoundingClientRect();
    const { top } = canvas.getByRole('search').getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(8);
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Connecting: Story = { args: { state: 'connecting' } };
export const SearchFound: Story = { args: { state: 'found' } };
export const SearchBusy: Story = { args: { state: 'searching' } };
export const SearchFoundNothing: Story = { args: { state: 'none' } };
