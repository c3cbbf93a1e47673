import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryMediaViewerScreen } from './StoryMediaViewerScreen.tsx';

const meta = {
  title: 'Screens/Chat/Media viewer',
  component: StoryMediaViewerScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'image' },
} satisfies Meta<typeof StoryMediaViewerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {};
export const Video: Story = { args: { state: 'video' } };
/** A video whose data has not come yet: its poster. */
export const Loading: Story = {
  args: { state: 'loading' },
  // axe would wait for the video.
  parameters: { a11y: { options: { preload: false } } },
};
export const Expired: Story = { args: { state: 'expired' } };
/** A file that fails to load, also without a connection. */
export const Failed: Story = { args: { state: 'broken' } };
