import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import { AuthorLayout } from './AuthorLayout.tsx';
import { AuthorHeader } from './AuthorHeader.tsx';
import { OwnAuthorSettings } from './OwnAuthorSettings.tsx';
import { AuthorSkeleton } from './AuthorSkeleton.tsx';
import { makeStoryAuthor } from '../post/story-posts.ts';
import { FollowButton } from './FollowButton.tsx';

const author = { ...makeStoryAuthor(1), introduction: '烤面包，也烤别的\nBread, mostly.' };
const counts = { posts: 12, followings: 48, followers: 12_345, likes: 999 };
const meta = {
  title: 'Views/Social/Author/AuthorHeader',
  component: AuthorHeader,
  args: {
    author,
    counts,
    actions: <FollowButton author={author} size="m" onFollow={fn()} />,
    onFollowings: fn(),
    onFollowers: fn(),
  },
} satisfies Meta<typeof AuthorHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `12.3k ${t('social.author.followers')}` }));
    await expect(args.onFollowers).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: `48 ${t('social.author.followings')}` }));
    await expect(args.onFollowings).toHaveBeenCalled();
  },
};

export const Page: Story = {
  render: (args) => (
    <AuthorLayout title={author.nickname} onBack={fn()}>
      <AuthorHeader {...args} />
    </AuthorLayout>
  ),
  globals: { viewport: { value: 'wide' } },
};

export const Unknown: Story = { render: () => <AuthorSkeleton /> };

/** While the rest loads, the name is where it stays. */
export const Loading: Story = {
  args: { tabs: <span>{author.id}</span> },
  render: (args) => (
    <>
      <AuthorHeader {...args} isLoading />
      <hr />
      <AuthorHeader {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [loading, loaded] = [...canvasElement.querySelectorAll('section')].map((head) => {
      const name = head.querySelector('h1')!.getBoundingClientRect();
      return { left: name.left, top: name.top - head.getBoundingClientRect().top };
    });
    await expect(loading).toEqual(loaded);
    await expect(canvas.getAllByRole('button', { name: tPattern('social.author.followers') })).toHaveLength(1);
  },
};

const setLikes = fn();
const setSaves = fn();
export const Settings: Story = {
  render: () => (
    <OwnAuthorSettings
      areLikesPrivate={false}
      areSavesPrivate
      allowsComments
      onLikesChange={setLikes}
      onSavesChange={setSaves}
      onCommentsChange={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: tPattern('social.author.likes-private') }));
    await expect(setLikes).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('switch', { name: tPattern('social.author.saves-private') }));
    await expect(setSaves).toHaveBeenCalledWith(false);
  },
};
