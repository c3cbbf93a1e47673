import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { makeStoryImage } from '../post/story-posts.ts';
import { SharedContentCard } from './SharedContentCard.tsx';

const meta = {
  title: 'Views/Social/Share/SharedContentCard',
  component: SharedContentCard,
  args: {
    kind: 'post',
    id: 'p1',
    title: '周末爬山的路上，看到一整片野花',
    detail: 'Kettle',
    image: makeStoryImage(2).url,
    href: '/posts/p1',
    onOpen: fn(),
  },
} satisfies Meta<typeof SharedContentCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Post: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Kettle/ }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Author: Story = { args: { kind: 'author', id: 'a2', title: '小橘子', detail: undefined, image: null } };
export const Closed: Story = { args: { title: '', detail: undefined, image: null } };
export const Group: Story = {
  args: { kind: 'group', id: 'g1', title: '周末爬山', detail: '1.3k members', image: null },
};
