import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GalleryCard } from './GalleryCard.tsx';
import { EXAMPLE_GALLERY_PICTURES } from './story-discover.ts';

const [picture] = EXAMPLE_GALLERY_PICTURES;

const meta = {
  title: 'Views/Discover/GalleryCard',
  component: GalleryCard,
  args: {
    id: picture!.id,
    title: 'The corner after rain, its lamps still lit',
    author: picture!.author,
    media: picture!.media,
    href: '/gallery?item=d1',
    position: 1,
    onOpen: fn(),
  },
  decorators: [(Story) => <div role="feed">{Story()}</div>],
} satisfies Meta<typeof GalleryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(`${args.title}.*${args.author.nickname}`) }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.id);
  },
};
