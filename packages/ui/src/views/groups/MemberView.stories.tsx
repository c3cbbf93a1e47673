import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MemberView } from './MemberView.tsx';
import { ADMIN_PERMISSION_LABEL_IDS, PermissionSwitches } from './PermissionSwitches.tsx';
import { EXAMPLE_ADMIN_PERMISSIONS, EXAMPLE_MEMBERS } from './story-groups.ts';

const [owner, admin, , member] = EXAMPLE_MEMBERS;

const meta = {
  title: 'Views/Groups/MemberView',
  component: MemberView,
  args: { member: member!, onMessage: fn() },
} satisfies Meta<typeof MemberView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As an ordinary member sees another one. */
export const Member: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.member.message') }));
    await expect(args.onMessage).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: t('groups.member.remove') })).toBeNull();
  },
};

/** As the owner sees a member; dangerous actions come last. */
export const ForOwner: Story = {
  args: { onAddFriend: fn(), onAddAdmin: fn(), onTransfer: fn(), onRemove: fn(), onBlock: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.member.add-admin') }));
    await expect(args.onAddAdmin).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('groups.member.add-friend') }));
    await expect(args.onAddFriend).toHaveBeenCalledOnce();
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.at(-1)).toHaveTextContent(t('groups.member.block'));
    await expect(buttons.at(-2)).toHaveTextContent(t('groups.member.remove'));
  },
};

export const Admin: Story = {
  args: {
    member: admin!,
    adminPermissions: (
      <PermissionSwitches labels={ADMIN_PERMISSION_LABEL_IDS} granted={EXAMPLE_ADMIN_PERMISSIONS} onChange={fn()} />
    ),
    onRemoveAdmin: fn(),
    onTransfer: fn(),
    onRemove: fn(),
    onBlock: fn(),
  },
};

export const Owner: Story = { args: { member: owner!, joined: t('groups.member.joined', { date: '2026-11-02' }) } };

/** This user's own page has no actions. */
export const Self: Story = { args: { onMessage: undefined } };
