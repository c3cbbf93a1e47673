import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnPicture } from './drawn.ts';
import { PublishForm } from './PublishForm.tsx';
import { PublishProgress } from './PublishProgress.tsx';

const files = [1, 2, 3].map((seed) => ({
  id: `${seed}`,
  kind: 'image' as const,
  src: drawnPicture(seed).url,
  canCrop: seed < 3,
}));
const meta = {
  title: 'Views/Social/Publish',
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
    onAdd: fn(),
    onRemove: fn(),
    onCrop: fn(),
    onMove: fn(),
    onPublish: fn(),
  },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'en' },
} satisfies Meta<typeof PublishForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move 2 earlier' }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Crop 1' }));
    await expect(args.onCrop).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 3' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(args.onPublish).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { text: '', tags: [], files: [], canPublish: false } };
export const Wide: Story = { globals: { viewport: { value: 'wide' } } };

const retry = fn();
export const OnItsWay: Story = {
  render: () => (
    <>
      <PublishProgress count={1} share={0.4} failure={null} onRetry={retry} onDiscard={fn()} />
      <PublishProgress count={1} share={0} failure="File size cannot exceed 200MB." onRetry={retry} onDiscard={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
