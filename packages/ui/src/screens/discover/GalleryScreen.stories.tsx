import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGalleryScreen } from './StoryGalleryScreen.tsx';

const meta = {
  title: 'Screens/Discover/Gallery',
  component: StoryGalleryScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryGalleryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const EmptyCategory: Story = { args: { state: 'category-empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Viewer: Story = { args: { state: 'viewer' } };
