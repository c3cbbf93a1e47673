import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import { makeStoryAuthor, makeStoryImage, makeStoryPost } from '../post/story-posts.ts';
import { PostCard } from './PostCard.tsx';
import styles from '../stories.module.css';

const post = { ...makeStoryPost(1), like_count: 1234 };
const meta = {
  title: 'Views/Social/Feed/PostCard',
  component: PostCard,
  args: {
    post,
    href: '/posts/p1',
    authorHref: '/guest-page/a1',
    onOpen: fn(),
    onAuthor: fn(),
    onLike: fn(),
  },
  decorators: [(Story) => <div className={styles.card}>{Story()}</div>],
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Images: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /周末爬山/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(post.author.nickname) }));
    await expect(args.onAuthor).toHaveBeenCalledWith(post);
    await expect(canvas.getByRole('button', { name: /1.2k/ })).toBeVisible();
  },
};

export const Video: Story = {
  args: {
    post: {
      ...post,
      text: '',
      like_count: 0,
      media: [makeStoryImage(3, { kind: 'video', duration: 75 })],
      author: makeStoryAuthor(5),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:15')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: tPattern('social.card.video', { name: makeStoryAuthor(5).nickname }) }),
    ).toBeVisible();
  },
};

/** The user's own post shows a restricted audience; posts of others do not. */
export const OnlyMe: Story = {
  args: { post: { ...post, privacy: 4, author: { ...post.author, relation: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('social.audience.self'))).toBeVisible();
  },
};

export const ForMutualFollowers: Story = {
  args: { post: { ...makeStoryPost(9), privacy: 2, author: { ...post.author, relation: 1 } } },
};

export const FollowersOfOther: Story = {
  args: { post: { ...post, privacy: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('social.audience.followers'))).toBeNull();
  },
};

export const TextOnly: Story = { args: { post: makeStoryPost(9) } };

function Liking(args: ComponentProps<typeof PostCard>) {
  const [isLiked, setIsLiked] = useState(false);
  const shown = { ...args.post, is_liked: isLiked, like_count: 41 + Number(isLiked) };
  return <PostCard {...args} post={shown} onLike={() => setIsLiked(!isLiked)} />;
}

export const Liked: Story = {
  render: Liking,
  play: async ({ canvas }) => {
    const like = canvas.getByRole('button', { name: /41/ });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveTextContent('42');
    await userEvent.click(like);
    await expect(like).toHaveTextContent('41');
  },
};
