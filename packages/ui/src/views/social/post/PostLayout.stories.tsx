import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import { StoryPostLayout } from './story-post.tsx';
import { makeStoryAuthor, makeStoryImage, makeStoryPost } from './story-posts.ts';
import { PostPageSkeleton } from './PostPageSkeleton.tsx';

const pictures = [makeStoryImage(1), makeStoryImage(3), makeStoryImage(2)];
const post = { ...makeStoryPost(5), media: pictures, view_count: 20_431, comment_count: 3, like_count: 1234 };
const meta = {
  title: 'Views/Social/Post/PostLayout',
  component: StoryPostLayout,
  args: {
    post,
    onFollow: fn(),
    onLike: fn(),
    onWrite: fn(),
    onReply: fn(),
    onLikers: fn(),
    opened: null,
    onOpen: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPostLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Images: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: tPattern('social.follow.label', { words: t('social.follow.follow'), name: '' }),
      }),
    );
    await expect(args.onFollow).toHaveBeenCalledWith(post.author, true);
    await userEvent.click(canvas.getByRole('button', { name: `${t('social.action.like')} 1.2k`, pressed: false }));
    await expect(args.onLike).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('social.post.likes', { count: 1234, shown: '1.2k' }) }));
    await expect(args.onLikers).toHaveBeenCalled();
    await expect(canvas.getByText(t('social.post.views', { count: 20_431, shown: '20.4k' }))).toBeVisible();
    await userEvent.click(canvas.getByText(t('social.comment.placeholder')));
    await expect(args.onWrite).toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button', { name: t('social.comment.reply') })[0]!);
    await expect(args.onReply).toHaveBeenCalled();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

export const Swiping: Story = {
  play: async ({ canvas, args }) => {
    const carousel = canvas.getByRole('region', { name: t('social.post.pictures', { count: 3 }) });
    // One Tab stop, whose arrow keys scroll.
    const stops = [...carousel.querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
    stops[0]!.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('2/3')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
  },
};

/** A double press likes and opens nothing. */
export const LikeByDoublePress: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(
      canvas.getByRole('img', { name: t('social.post.picture', { number: 1, total: 3, name: post.author.nickname }) }),
    );
    await expect(args.onLike).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** A press opens the visible image, by pointer and key. */
export const OpenImage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.post.next') }));
    await canvas.findByText('2/3');
    await userEvent.click(
      canvas.getByRole('img', { name: t('social.post.picture', { number: 2, total: 3, name: post.author.nickname }) }),
    );
    await waitFor(() => expect(args.onOpen).toHaveBeenLastCalledWith(1));
    canvas.getByRole('button', { name: t('social.post.open-picture', { number: 2, total: 3 }) }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await canvas.findByRole('button', { name: t('social.post.open-picture', { number: 1, total: 3 }) });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(0);
  },
};

/** Closing the viewer returns to the last viewed image. */
export const Opened: Story = {
  args: { opened: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3/3')).toBeVisible();
  },
};

export const Video: Story = {
  args: { post: { ...post, media: [makeStoryImage(4, { kind: 'video', url: 'data:video/mp4,', duration: 12 })] } },
};

export const TextOnly: Story = {
  args: { post: { ...makeStoryPost(9), privacy: 4, author: makeStoryAuthor(1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('social.audience.self'))).toBeVisible();
  },
};

export const Own: Story = {
  args: { post: { ...post, author: { ...makeStoryAuthor(1), relation: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: tPattern('social.follow.follow') })).toBeNull();
  },
};

export const Loading: Story = { render: () => <PostPageSkeleton onBack={fn()} /> };
