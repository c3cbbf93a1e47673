import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MemberListWithLimit } from './MemberListWithLimit.tsx';
import { makeStoryMembers, EXAMPLE_MEMBERS } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/CountedMembers',
  component: MemberListWithLimit,
  args: {
    members: EXAMPLE_MEMBERS.slice(1, 4),
    limit: 15,
    emptyState: <p>Empty</p>,
    addLabel: 'groups.admins.add',
    onAdd: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof MemberListWithLimit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Admins: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('kit.picker.count', { count: 3, limit: 15 }));
    await userEvent.click(canvas.getByRole('button', { name: EXAMPLE_MEMBERS[2]!.name }));
    await expect(args.onOpen).toHaveBeenCalledWith(EXAMPLE_MEMBERS[2]!.id);
    await userEvent.click(canvas.getByRole('button', { name: t('groups.admins.add') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** At the limit nobody can be added. */
export const Full: Story = {
  args: { members: makeStoryMembers(15) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('groups.admins.add') })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent(t('kit.picker.full', { limit: 15 }));
  },
};

/** As an admin sees the admins. */
export const ReadOnly: Story = { args: { onAdd: undefined } };

export const Blacklist: Story = {
  args: {
    limit: 50,
    addLabel: 'groups.blacklist.add',
    onOpen: undefined,
    onUnblock: fn(),
  },
  play: async ({ canvas, args }) => {
    const { name } = EXAMPLE_MEMBERS[1]!;
    await userEvent.click(canvas.getByRole('button', { name: t('groups.blacklist.remove-name', { name }) }));
    await expect(args.onUnblock).toHaveBeenCalledWith(EXAMPLE_MEMBERS[1]);
  },
};

export const Empty: Story = { args: { members: [] } };
