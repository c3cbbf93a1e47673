import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryPost, makeStoryPosts } from '../post/story-posts.ts';
import { OwnCountsAndPostsView, OwnCountsAndPostsSkeleton } from './OwnCountsAndPostsView.tsx';

const Anchor = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Views/Social/Author/OwnCountsAndPosts',
  component: OwnCountsAndPostsView,
  args: {
    counts: { posts: 1234, followings: 48, followers: 12_345, likes: 999 },
    posts: makeStoryPosts(9),
    link: Anchor,
    toHref: ({ id }) => `/posts/${id}`,
    hrefs: { all: '/guest-page/a1', saved: '/guest-page/a1?tab=collected', publish: '/publish' },
    onFollowers: fn(),
    onFollowings: fn(),
  },
} satisfies Meta<typeof OwnCountsAndPostsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: t('social.author.all-posts', { shown: '1.2k' }) })).toHaveAttribute(
      'href',
      '/guest-page/a1',
    );
    await expect(canvas.getByRole('link', { name: t('social.author.collected') })).toHaveAttribute(
      'href',
      '/guest-page/a1?tab=collected',
    );
    await expect(canvas.getByRole('link', { name: t('social.publish.title') })).toHaveAttribute('href', '/publish');
    await userEvent.click(canvas.getByRole('button', { name: `12.3k ${t('social.author.followers')}` }));
    await expect(args.onFollowers).toHaveBeenCalled();
  },
};

/** Posts with a restricted audience show it. */
export const Private: Story = {
  args: {
    posts: makeStoryPosts(9).map((post, index) => ({
      ...post,
      author: { ...post.author, relation: 1 },
      privacy: ([4, 2, 3, 1] as const)[index % 4]!,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('social.audience.self'))).not.toHaveLength(0);
    await expect(canvas.getAllByText(t('social.audience.followers'), { selector: 'li *' })).not.toHaveLength(0);
    await expect(canvas.queryByText(t('social.audience.everyone'))).toBeNull();
  },
};

/** The audience covers no words. */
export const PrivateText: Story = {
  args: { posts: [{ ...makeStoryPost(9), privacy: 4, author: { ...makeStoryPost(9).author, relation: 1 } }] },
  play: async ({ canvas }) => {
    const [badge, words] = [canvas.getByText(t('social.audience.self')), canvas.getByText(makeStoryPost(9).text)];
    await expect(words.getBoundingClientRect().top).toBeGreaterThanOrEqual(badge.getBoundingClientRect().bottom);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
};

/** Without posts a placeholder keeps the row's height, so that nothing below moves. */
export const Empty: Story = {
  args: { counts: { posts: 0, followings: 0, followers: 0, likes: 0 }, posts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').clientHeight).toBeGreaterThan(100);
  },
};

/** The space is reserved while the count loads. */
export const CountsLoading: Story = { args: { counts: null, posts: [] } };

export const Loading: Story = { render: () => <OwnCountsAndPostsSkeleton /> };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
