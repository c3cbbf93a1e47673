import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import styles from '../stories.module.css';
import { AttachFileMenu } from './AttachFileMenu.tsx';
import { FileDropOverlay } from './FileDropOverlay.tsx';

const meta = {
  title: 'Views/Chat/Sending/AttachMenu',
  component: AttachFileMenu,
  parameters: { layout: 'fullscreen' },
  args: { fileTypes: '.pdf,.zip', media: ['image', 'video'], canSendFiles: true, hasCamera: true, onChoose: fn() },
  decorators: [(Story) => <div className={styles.room}>{Story()}</div>],
} satisfies Meta<typeof AttachFileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('menuitem')).toHaveLength(3);
    const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
    await expect(canvas.getByLabelText(t('chat.attach.file'), { selector: 'input' })).toBeInTheDocument();
    await userEvent.upload(canvasElement.querySelector('input')!, photo);
    await expect(args.onChoose).toHaveBeenCalledWith([photo]);
  },
};

/** Images are not granted. */
export const FilesOnly: Story = {
  args: { media: [], hasCamera: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [media] = await canvas.findAllByRole('menuitem');
    await expect(media).toBeDisabled();
    await expect(media).toHaveTextContent(tPattern('chat.attach.not-allowed'));
  },
};

/** Images but no videos: the picker's filter and label match. */
export const ImagesOnly: Story = {
  args: { media: ['image'], canSendFiles: false },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect((await canvas.findAllByRole('menuitem'))[0]!.textContent).toBe(t('chat.attach.image'));
    await expect(canvasElement.querySelector('[data-way=media]')).toHaveAttribute('accept', 'image/*');
  },
};

const onSelect = fn();
/** Other slices add entries after the files. */
export const MoreItems: Story = {
  args: { moreItems: [{ id: 'red-envelope', icon: 'gift', label: 'Red envelope', onSelect }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Red envelope' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

export const Dropping: Story = { render: () => <FileDropOverlay /> };
