import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { AvatarCrop } from './AvatarCrop.tsx';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 9 6"><path fill="teal" d="M0 0h9v6H0z"/><circle cx="4.5" cy="3" r="2" fill="gold"/></svg>`;

const meta = {
  title: 'Components/AvatarCrop',
  component: AvatarCrop,
  args: { src: `data:image/svg+xml,${encodeURIComponent(DRAWING)}`, isBusy: false, isRound: true, onCrop: fn() },
} satisfies Meta<typeof AvatarCrop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Starts centred; moves by arrow keys and zooms. */
export const Crop: Story = {
  play: async ({ canvas, args }) => {
    const use = canvas.getByRole('button', { name: t('kit.crop.use') });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await expect(args.onCrop).toHaveBeenLastCalledWith({ x: 150, y: 0, width: 600, height: 600 });

    await fireEvent.change(canvas.getByRole('slider', { name: t('kit.crop.zoom') }), { target: { value: '2' } });
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(use);
    const [square] = args.onCrop.mock.lastCall as [{ x: number; width: number }];
    await expect(square.width).toBe(300);
    await expect(square.x).toBeLessThan(300);
  },
};

export const Busy: Story = { args: { isBusy: true } };
export const OfGroup: Story = { args: { isRound: false } };
