import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ADMIN_PERMISSION_LABEL_IDS, MEMBER_PERMISSION_LABEL_IDS, PermissionSwitches } from './PermissionSwitches.tsx';
import { EXAMPLE_MEMBER_PERMISSIONS, EXAMPLE_ADMIN_PERMISSIONS } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/PermissionSwitches',
  component: PermissionSwitches<string>,
  args: { labels: MEMBER_PERMISSION_LABEL_IDS, granted: EXAMPLE_MEMBER_PERMISSIONS, onChange: fn() },
} satisfies Meta<typeof PermissionSwitches<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MemberPermissions: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('switch', { name: t('groups.member-permission.send-image') }));
    await expect(args.onChange).toHaveBeenCalledWith('send_image', false);
  },
};

export const AdminPowers: Story = {
  args: {
    labels: ADMIN_PERMISSION_LABEL_IDS,
    granted: EXAMPLE_ADMIN_PERMISSIONS,
  },
};

export const ReadOnly: Story = {
  args: { ...AdminPowers.args, isReadOnly: true },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeDisabled();
  },
};
