import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { StoryHomeScreen } from './StoryHomeScreen.tsx';

const meta = {
  title: 'Screens/Social/Home',
  component: StoryHomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryHomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const NobodyFollowed: Story = { args: { state: 'follow-empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const NewPosts: Story = { args: { state: 'new-posts' } };
export const End: Story = { args: { state: 'end' } };
export const NextPageFailed: Story = { args: { state: 'next-page-failed' } };
export const Publishing: Story = { args: { state: 'publishing' } };
export const PublishFailed: Story = { args: { state: 'publish-failed' } };
export const Guest: Story = { args: { state: 'guest' } };
export const GuestLimit: Story = { args: { state: 'guest-end' } };
export const GuestFollowing: Story = { args: { state: 'guest-follow' } };

/** A finger drags the posts aside to the neighbouring tab; up and down it scrolls. */
export const Swiped: Story = {
  args: { onTab: fn() },
  play: async ({ args, canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    const drag = (by: { x: number; y: number }, target: Element = panel): void => {
      const at = (x: number, y: number) => [new Touch({ identifier: 1, target, clientX: x, clientY: y })];
      const fire = (type: string, touches: Touch[]) =>
        target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
      fire('touchstart', at(150, 300));
      fire('touchmove', at(150 + by.x / 2, 300 + by.y / 2));
      fire('touchmove', at(150 + by.x, 300 + by.y));
      fire('touchend', []);
    };
    // The first touch loads the gesture's code.
    await waitFor(() => {
      drag({ x: 160, y: 10 });
      void expect(args.onTab).toHaveBeenCalledWith('follow');
    });
    const count = (args.onTab as Mock).mock.calls.length;
    drag({ x: 10, y: 160 });
    // No tab follows the last one.
    drag({ x: -120, y: 10 });
    // The cursor of a chart keeps its touches.
    const slider = panel.appendChild(document.createElement('div'));
    slider.setAttribute('role', 'slider');
    drag({ x: 160, y: 10 }, slider);
    slider.remove();
    await expect(args.onTab).toHaveBeenCalledTimes(count);
  },
};
