import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { CropStage, type ImageCropRect } from './CropStage.tsx';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 9 6"><path fill="teal" d="M0 0h9v6H0z"/><circle cx="4.5" cy="3" r="2" fill="gold"/></svg>`;

const meta = {
  title: 'Components/CropStage',
  component: CropStage,
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`,
    label: 'Picture',
    zoomLabel: 'Zoom',
    aspect: 1,
    onChange: fn(),
  },
} satisfies Meta<typeof CropStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const pixels = (args: { onChange: unknown }) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ImageCropRect;

/** Starts centred; moves by arrow keys and zooms. */
export const Square: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(pixels(args)).toEqual({ x: 150, y: 0, width: 600, height: 600 }));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(pixels(args).width).toBe(300);
    await expect(pixels(args).x).toBeLessThan(300);
  },
};

export const Round: Story = { args: { isRound: true } };

/** Is rotated and restores the previous crop. */
export const Turned: Story = {
  args: { rotation: 90, aspect: 2 / 3, initial: { x: 25, y: 50, width: 50, height: 50 } },
  play: async ({ args }) => {
    await waitFor(() => expect(pixels(args)).toEqual({ x: 150, y: 450, width: 300, height: 450 }));
  },
};
