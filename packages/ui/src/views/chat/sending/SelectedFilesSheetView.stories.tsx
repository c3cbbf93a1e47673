import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeStoryImage } from '../../social/post/story-posts.ts';
import { type SelectedFilePreviewData, SelectedFilesSheetView } from './SelectedFilesSheetView.tsx';

const picture = (seed: number): SelectedFilePreviewData => ({
  id: `p${seed}`,
  kind: 'image',
  name: `IMG_20${seed}.jpg`,
  size: 480_000 * (seed + 1),
  url: makeStoryImage(seed).url,
  duration: null,
});
const file: SelectedFilePreviewData = {
  id: 'f',
  kind: 'file',
  name: 'Route and timetable for the whole weekend.pdf',
  size: 1_200_000,
  url: null,
  duration: null,
};

const meta = {
  title: 'Views/Chat/Sending/PreviewSheet',
  component: SelectedFilesSheetView,
  parameters: { layout: 'fullscreen' },
  args: {
    items: [picture(0), picture(2), file],
    onRemove: fn(),
    onMove: fn(),
    onAdd: fn(),
    onSend: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SelectedFilesSheetView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MultipleFiles: Story = {
  play: async ({ canvas, args }) => {
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await userEvent.click(within(rows[1]!).getAllByRole('button')[0]!);
    await expect(args.onMove).toHaveBeenCalledWith('p2', -1);
    await userEvent.click(within(rows[2]!).getAllByRole('button').at(-1)!);
    await expect(args.onRemove).toHaveBeenCalledWith('f');
  },
};

/** Files that cannot be sent stay out, each with its reason. */
export const LeftOut: Story = {
  args: {
    rejected: [
      { id: 'r1', name: 'setup.exe', reason: 'This type of file can’t be sent.' },
      { id: 'r2', name: 'IMG_2011.jpg', reason: 'Select at most 10 files at a time.' },
    ],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    const rows = within(alert).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'setup.exeThis type of file can’t be sent.',
      'IMG_2011.jpgSelect at most 10 files at a time.',
    ]);
  },
};
/** Nothing is left to send. */
export const AllLeftOut: Story = {
  args: { items: [], rejected: [{ id: 'r1', name: 'setup.exe', reason: 'This type of file can’t be sent.' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('setup.exe')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^(Send|发送)/ })).toBeNull();
  },
};
const onCaption = fn();
/** Pictures alone are a grid: dragged, or moved by their menus, with one caption. */
export const Album: Story = {
  args: {
    items: [picture(0), picture(1), picture(2), picture(3)],
    caption: { text: '', onChange: onCaption },
  },
  play: async ({ canvas, args }) => {
    const tiles = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(tiles[3]).toBeVisible());
    const middle = (tile: HTMLElement) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', button: 0, pointerId: 1 };
    };
    const picked = within(tiles[3]!).getAllByRole('button')[0]!;
    await fireEvent.pointerDown(picked, middle(tiles[3]!));
    await fireEvent.pointerMove(picked, middle(tiles[1]!));
    await waitFor(() => expect(tiles[1]).toHaveAttribute('data-target'));
    await fireEvent.pointerUp(picked, middle(tiles[1]!));
    await expect(args.onMove).toHaveBeenCalledWith('p3', -2);
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(onCaption).toHaveBeenCalledWith('x');
  },
};
/** A name is picked for a caption. */
export const CaptionMention: Story = {
  args: {
    items: [picture(0), picture(1)],
    caption: {
      text: '@',
      onChange: fn(),
      mentions: {
        label: 'Users',
        options: [
          { userId: 'u1', nickname: 'Moss Harbour', name: 'Mum', avatar: null },
          { userId: 'u2', nickname: '小橘子', name: '小橘子', avatar: null },
        ],
        onQuery: fn(),
        onPick: fn(),
      },
    },
  },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    const options = await canvas.findAllByRole('option');
    await waitFor(() => expect(options[0]).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.caption!.mentions!.onPick).toHaveBeenCalledWith(args.caption!.mentions!.options[1]);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const SingleImage: Story = { args: { items: [picture(1)] } };
export const SingleFile: Story = { args: { items: [file] } };
export const Busy: Story = { args: { isBusy: true } };
