import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ShareGroupView } from './ShareGroupView.tsx';
import { EXAMPLE_GROUP_CODE_DATA } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/ShareGroupView',
  component: ShareGroupView,
  args: {
    groupName: '周末爬山',
    share: EXAMPLE_GROUP_CODE_DATA,
    isBusy: false,
    onCopyCode: fn(),
    onCopyLink: fn(),
    onSend: fn(),
    onReplace: fn(),
    onRevoke: fn(),
  },
} satisfies Meta<typeof ShareGroupView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unlimited: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.share.replace') }));
    await expect(args.onReplace).toHaveBeenCalledWith({});
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('groups.share.lifetime') }), '7');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('groups.share.max-uses') }), '10');
    await userEvent.click(canvas.getByRole('button', { name: t('groups.share.replace') }));
    await expect(args.onReplace).toHaveBeenLastCalledWith({ lifetime: 604_800, max_uses: 10 });
    await userEvent.click(canvas.getByRole('button', { name: t('groups.share.revoke') }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};

export const Limited: Story = {
  args: { share: { ...EXAMPLE_GROUP_CODE_DATA, expireAt: new Date(2026, 0, 12, 8, 20), uses: 3, maxUses: 10 } },
};

/** The owner ends the codes of all members, too. */
export const Owner: Story = {
  args: { onRevokeAll: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.share.revoke-all') }));
    await expect(args.onRevokeAll).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { isBusy: true } };
