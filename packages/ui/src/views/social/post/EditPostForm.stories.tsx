import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { EditPostForm } from './EditPostForm.tsx';
import { StoryPictureList } from '../publish/StoryPictureList.tsx';
import { makeStoryPosts } from './story-posts.ts';

function Editing(args: ComponentProps<typeof EditPostForm>) {
  const [text, setText] = useState(args.text);
  const [tags, setTags] = useState(args.tags);
  return <EditPostForm {...args} text={text} tags={tags} onTextChange={setText} onTagsChange={setTags} />;
}

const meta = {
  title: 'Views/Social/Post/EditPostForm',
  component: EditPostForm,
  render: Editing,
  args: {
    text: 'First light',
    tags: ['山野'],
    onTextChange: fn(),
    onTagsChange: fn(),
    canSave: true,
    isBusy: false,
    onSave: fn(),
  },
} satisfies Meta<typeof EditPostForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('textbox', { name: t('social.publish.tag') });
    await userEvent.type(tag, '#hiking slow,');
    await expect(canvas.getByRole('button', { name: t('social.publish.remove-tag', { tag: 'hiking' }) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.remove-tag', { tag: '山野' }) }));
    await userEvent.type(tag, 'a-tag-that-is-far-too-long-to-be-one ');
    await expect(canvas.getByText(t('social.publish.tag-too-long', { max: 20 }))).toBeVisible();
    await userEvent.clear(tag);
    await userEvent.type(tag, 'www.example.com,');
    await expect(canvas.getByText(t('social.publish.link'))).toBeVisible();
    await expect(tag).toHaveValue('www.example.com');
    await userEvent.clear(tag);
    // Composed letters contain spaces, which must not split tags.
    await fireEvent.compositionStart(tag);
    await fireEvent.input(tag, { target: { value: 'gang kou' }, isComposing: true });
    await expect(tag).toHaveValue('gang kou');
    await fireEvent.input(tag, { target: { value: '港口' }, isComposing: true });
    await fireEvent.compositionEnd(tag);
    // Safari.
    await fireEvent.keyDown(tag, { key: 'Enter', keyCode: 229 });
    await expect(canvas.queryByRole('button', { name: t('social.publish.remove-tag', { tag: '港口' }) })).toBeNull();
    await fireEvent.keyDown(tag, { key: 'Enter' });
    await expect(canvas.getByRole('button', { name: t('social.publish.remove-tag', { tag: '港口' }) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('social.publish.remove-tag', { tag: 'gang' }) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('social.edit.save') }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { errorText: t('social.publish.link'), canSave: false } };

/** Pictures can be changed, a video cannot. */
export const Pictures: Story = {
  args: {
    files: (
      <StoryPictureList
        files={makeStoryPosts(3).map(({ id, media: [picture] }) => ({
          id,
          kind: 'image',
          src: picture!.thumbnail_url ?? picture!.url,
          canCrop: false,
        }))}
      />
    ),
  },
};
