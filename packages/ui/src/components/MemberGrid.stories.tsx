import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { MemberGrid } from './MemberGrid.tsx';

const NAMES = ['Juniper', 'Kettle', '小橘子', 'Moss Harbour at the Sea', 'Slow Reader'];

const meta = {
  title: 'Components/MemberGrid',
  component: MemberGrid,
  args: {
    members: Array.from({ length: 13 }, (_, index) => ({ id: `u${index}`, name: NAMES[index % NAMES.length]! })),
    onOpen: fn(),
  },
} satisfies Meta<typeof MemberGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('list', { name: t('kit.members.label') })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Kettle' })[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith('u1');
    await expect(canvas.queryByRole('button', { name: t('kit.members.add') })).toBeNull();
  },
};

export const Owner: Story = {
  args: { onAdd: fn(), onRemove: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.members.add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('kit.members.remove') }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
