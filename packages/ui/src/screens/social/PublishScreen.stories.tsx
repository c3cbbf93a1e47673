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
export const Failed: Story = { args: { state: 'failed' } };
export const Busy: Story = { args: { state: 'busy' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Crop: Story = { args: { state: 'crop' } };
export const Cover: Story = { args: { state: 'cover' } };
