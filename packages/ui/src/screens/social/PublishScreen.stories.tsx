import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPublishScreen } from './StoryPublishScreen.tsx';

const meta = {
  title: 'Screens/Social/Publish',
  component: StoryPublishScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'images' },
} satisfies Meta<typeof StoryPublishScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Images: Story = {};
export const Empty: Story = { args: { state: 'empty' } };
export const NineImages: Story = { args: { state: 'full' } };
export const FilesRefused: Story = { args: { state: 'refused' } };
export const Video: Story = { args: { state: 'video' } };
export const TextTooLong: Story = { args: { state: 'too-long' } };
export const LinkRefused: Story = { args: { state: 'link' } };
export const BannedWord: Story = { args: { state: 'banned' } };
export const Failed: Story = { args: { state: 'failed' } };
/** A post is saved, and sent later. */
export const Offline: Story = { args: { state: 'offline' } };
export const Busy: Story = { args: { state: 'busy' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Crop: Story = { args: { state: 'crop' } };
export const Cover: Story = { args: { state: 'cover' } };
