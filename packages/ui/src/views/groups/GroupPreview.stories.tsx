import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { GroupPreview } from './GroupPreview.tsx';
import { EXAMPLE_GROUP_PREVIEW } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/GroupPreview',
  component: GroupPreview,
  args: { group: EXAMPLE_GROUP_PREVIEW, isBusy: false, onEnter: fn() },
} satisfies Meta<typeof GroupPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stranger: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.join.join') }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Member: Story = {
  args: { group: { ...EXAMPLE_GROUP_PREVIEW, isMember: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('groups.join.open') })).toBeVisible();
  },
};

export const Refused: Story = { args: { errorText: 'Maximum number of group members reached' } };
export const LongTexts: Story = {
  args: {
    group: {
      ...EXAMPLE_GROUP_PREVIEW,
      name: 'Wrenwrenwrenwrenwrenwrenwrenwr',
      introduction: 'walks '.repeat(33),
      src: null,
    },
  },
};
