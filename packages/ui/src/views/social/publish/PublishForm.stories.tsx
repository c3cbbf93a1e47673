import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { makeStoryImage } from '../post/story-posts.ts';
import { PublishForm } from './PublishForm.tsx';
import { PublishProgress } from './PublishProgress.tsx';

const files = [1, 2, 3].map((seed) => ({
  id: `${seed}`,
  kind: 'image' as const,
  src: makeStoryImage(seed).url,
  canCrop: seed < 3,
}));
const meta = {
  title: 'Views/Social/Publish/PublishForm',
  component: PublishForm,
  args: {
    text: '周末爬山',
    tags: ['山野'],
    audience: 'everyone',
    allowsComments: true,
    files,
    isFull: false,
    isAdding: false,
    canPublish: true,
    isBusy: false,
    onBack: fn(),
    onChange: fn(),
    onRejectionsRead: fn(),
    onAdd: fn(),
    onRemove: fn(),
    onCrop: fn(),
    onChooseCover: fn(),
    onMove: fn(),
    onPublish: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublishForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Images: Story = {
  play: async ({ canvas, args }) => {
    const choose = async (number: number, name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: t('social.publish.file-menu', { number }) }));
      await userEvent.click(await canvas.findByRole('menuitem', { name }));
    };
    await choose(2, t('social.publish.earlier'));
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 0);
    await choose(3, t('social.publish.cover'));
    await expect(args.onMove).toHaveBeenLastCalledWith(2, 0);
    await choose(1, t('social.publish.crop'));
    await expect(args.onCrop).toHaveBeenCalledWith('1');
    await choose(3, t('social.publish.remove-file'));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.submit') }));
    await expect(args.onPublish).toHaveBeenCalled();
  },
};

/** The mouse drags the third picture to the first place; the click that ends the drag opens no menu. */
export const DraggedImage: Story = {
  play: async ({ canvas, args }) => {
    const [first, third] = [1, 3].map((number) =>
      canvas.getByRole('button', { name: t('social.publish.file-menu', { number }) }),
    ) as [HTMLElement, HTMLElement];
    const middle = (tile: HTMLElement) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', button: 0, pointerId: 1 };
    };
    await fireEvent.pointerDown(third, middle(third));
    await fireEvent.pointerMove(third, middle(first));
    await waitFor(() => expect(first.closest('li')).toHaveAttribute('data-target'));
    await fireEvent.pointerUp(third, middle(first));
    await expect(args.onMove).toHaveBeenLastCalledWith(2, 0);
    await fireEvent.click(third);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/** A video shows its first frame and only its own actions. */
export const Video: Story = {
  args: { isFull: true, files: [{ id: 'v', kind: 'video', src: 'data:video/mp4;base64,', canCrop: false }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('video')!.controls).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.file-menu', { number: 1 }) }));
    await expect(await canvas.findAllByRole('menuitem')).toHaveLength(1);
  },
};

/** A video shows its cover, and the author may choose another. */
export const VideoWithCover: Story = {
  args: {
    isFull: true,
    files: [{ id: 'v', kind: 'video', src: 'data:video/mp4;base64,', canCrop: false, poster: makeStoryImage(2).url }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.file-menu', { number: 1 }) }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: t('social.cover.title') }));
    await expect(args.onChooseCover).toHaveBeenCalledWith('v');
  },
};

/** Each rejected file has a reason. */
export const Refused: Story = {
  args: {
    files: [],
    rejectionTexts: ['scan.jpg: Couldn’t read this photo.', 'big.jpg: Photos and files cannot exceed 15MB.'],
  },
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('big.jpg: Photos and files cannot exceed 15MB.');
    await userEvent.click(within(alert).getByRole('button', { name: t('kit.sheet.close') }));
    await expect(args.onRejectionsRead).toHaveBeenCalled();
  },
};

/** An invalid tag shows an error and blocks publishing until it is corrected. */
export const TagTooLong: Story = {
  play: async ({ canvas, args }) => {
    const tag = canvas.getByRole('textbox', { name: t('social.publish.tag') });
    const publish = canvas.getByRole('button', { name: t('social.publish.submit') });
    await userEvent.type(tag, 'a-tag-that-is-far-too-long-to-be-one');
    await userEvent.click(publish);
    await expect(canvas.getByText(t('social.publish.tag-too-long', { max: 20 }))).toBeVisible();
    await expect(tag).toHaveFocus();
    await expect(args.onPublish).not.toHaveBeenCalled();
    await userEvent.clear(tag);
    await userEvent.type(tag, 'short');
    await userEvent.click(publish);
    await expect(args.onChange).toHaveBeenLastCalledWith({ tags: ['山野', 'short'] });
    await expect(args.onPublish).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { text: '', tags: [], files: [], canPublish: false } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

const retry = fn();
const edit = fn();
export const Uploading: Story = {
  render: () => (
    <>
      <PublishProgress count={1} progress={0.4} errorText={null} onRetry={retry} onEdit={edit} onDiscard={fn()} />
      <PublishProgress
        count={1}
        progress={0}
        errorText="File size cannot exceed 200MB."
        onRetry={retry}
        onEdit={edit}
        onDiscard={fn()}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.retry') }));
    await expect(retry).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('social.publish.edit') }));
    await expect(edit).toHaveBeenCalled();
  },
};
