import { makeComment } from '@quintet/domain/social/fixtures';
import type { Post } from '@quintet/domain/social/media';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { CommentItem } from './CommentItem.tsx';
import { CommentList } from './CommentList.tsx';
import { storyAuthor, storyImage, storyPost } from './story-posts.ts';
import { MediaCarousel } from './MediaCarousel.tsx';
import { PostBar } from './PostBar.tsx';
import { PostLayout } from './PostLayout.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { PostText } from './PostText.tsx';
import { PostVideo } from './PostVideo.tsx';
import { Replies } from './Replies.tsx';

const NOW = Date.UTC(2026, 0, 5, 15);
const COMMENTS = [
  { text: '这束光也太好看了，是几点拍的？', like_count: 1234, is_liked: true, sub_comment_count: 3 },
  { text: 'I walked there last week and it was all fog. Jealous!' },
  { text: '收藏了 🌿', like_count: 2 },
];
const comments = COMMENTS.map((given, index) => makeComment(index + 1, { ...given, author: storyAuthor(index + 2) }));

interface Shown {
  post: Post;
  onFollow: () => void;
  onLike: () => void;
  onWrite: () => void;
  onReply: () => void;
  onLikers: () => void;
  opened: number | null;
  onOpen: (index: number) => void;
}

function Shows({ post, onFollow, onLike, onWrite, onReply, onLikers, opened, onOpen }: Shown) {
  const [first] = post.media;
  const item = (id: string, given: object = {}) => (
    <CommentItem
      comment={{ ...comments.find((comment) => comment.id === id)!, ...given }}
      now={NOW}
      authorHref="/guest-page/a2"
      isByAuthor={id === 'c3'}
      onAuthor={fn()}
      onLike={fn()}
      onReply={onReply}
      menu={[{ id: 'copy', label: 'Copy', onSelect: fn() }]}
    >
      {id === 'c1' && (
        <Replies
          ids={['c3']}
          renderComment={(sub) => item(sub, { parent_id: 'c1', reply_to: 'Kettle' })}
          hiddenCount={2}
          isLoading={false}
          onMore={fn()}
        />
      )}
    </CommentItem>
  );
  return (
    <PostLayout
      header={
        <PostHeader
          author={post.author}
          authorHref="/guest-page/a1"
          onBack={fn()}
          onAuthor={fn()}
          onFollow={onFollow}
          end={<IconButton icon="share" label="Share" />}
        />
      }
      media={
        first &&
        (first.kind === 'video' ? (
          <PostVideo video={first} name={post.author.nickname} isMuted onMutedChange={fn()} onLike={fn()} />
        ) : (
          <MediaCarousel pictures={post.media} name={post.author.nickname} opened={opened} onOpen={onOpen} />
        ))
      }
      bar={<PostBar post={post} draft="" onWrite={onWrite} onLike={onLike} onCollect={fn()} onComments={fn()} />}
    >
      <PostText post={post} now={NOW} onLikers={onLikers} />
      <CommentList
        count={3}
        ids={['c1', 'c2']}
        renderComment={(id) => item(id)}
        rest="end"
        isClosed={false}
        onNearEnd={fn()}
        onRetry={fn()}
      />
    </PostLayout>
  );
}

const pictures = [storyImage(1), storyImage(3), storyImage(2)];
const post = { ...storyPost(5), media: pictures, view_count: 20_431, comment_count: 3, like_count: 1234 };
const meta = {
  title: 'Views/Social/PostLayout',
  component: Shows,
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
} satisfies Meta<typeof Shows>;
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

/** A press opens the visible image, by pointer and key. */
export const OpenImage: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.post.next') }));
    await canvas.findByText('2/3');
    await userEvent.click(
      canvas.getByRole('img', { name: t('social.post.picture', { number: 2, total: 3, name: post.author.nickname }) }),
    );
    await expect(args.onOpen).toHaveBeenLastCalledWith(1);
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
  args: { post: { ...post, media: [storyImage(4, { kind: 'video', url: 'data:video/mp4,', duration: 12 })] } },
};

export const TextOnly: Story = { args: { post: { ...storyPost(9), privacy: 4, author: storyAuthor(1) } } };

export const Own: Story = {
  args: { post: { ...post, author: { ...storyAuthor(1), relation: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: tPattern('social.follow.follow') })).toBeNull();
  },
};

export const Loading: Story = { render: () => <PostSkeleton onBack={fn()} /> };
