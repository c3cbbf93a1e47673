import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ChatDetailsView, GroupMembersPreview, GroupMembersPreviewSkeleton } from './ChatDetailsView.tsx';
import { EXAMPLE_GROUP, EXAMPLE_MEMBERS } from './story-groups.ts';

const onAll = fn();
const grid = { members: EXAMPLE_MEMBERS.slice(0, 8), count: 1284, onOpen: fn(), onAll, onAdd: fn() };

const meta = {
  title: 'Views/Groups/ChatDetailsView',
  component: ChatDetailsView,
  args: {
    ...EXAMPLE_GROUP,
    members: <GroupMembersPreview {...grid} />,
    nickname: '领队 Captain',
    onNickname: fn(),
    isMuted: false,
    onPinnedMessage: fn(),
    onMute: fn(),
    onNotify: fn(),
    onSearch: fn(),
    onMedia: fn(),
    onReport: fn(),
    onClear: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof ChatDetailsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An ordinary member may not change the group; dangerous actions come last. */
export const Member: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: t('groups.details.mute') }));
    await expect(args.onMute).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: t('groups.details.notify') }));
    await expect(args.onNotify).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('groups.details.all-members', { count: '1.3k' }) }));
    await expect(onAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `${t('groups.details.nickname')} 领队 Captain` }));
    await expect(args.onNickname).toHaveBeenCalledOnce();
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.at(-1)).toHaveTextContent(t('groups.details.leave'));
    await expect(buttons.at(-2)).toHaveTextContent(t('groups.details.clear'));
    await expect(canvas.queryByText(t('groups.details.edit'))).toBeNull();
  },
};

/** The owner changes the group and cannot leave it. */
export const Owner: Story = {
  args: { onPicture: fn(), onEdit: fn(), onLeave: undefined, isMuted: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.details.edit') }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(t('groups.details.leave'))).toBeNull();
    // A muted chat has no further settings.
    await expect(canvas.queryByText(t('groups.details.notify'))).toBeNull();
  },
};

export const MembersLoading: Story = { args: { members: <GroupMembersPreviewSkeleton />, nickname: undefined } };

export const Direct: Story = {
  args: {
    avatar: { id: 'u7', name: 'Wren' },
    introduction: undefined,
    pinnedMessage: undefined,
    members: undefined,
    onNickname: undefined,
    onLeave: undefined,
    onBlock: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: t('groups.details.report-user') })).toBeVisible();
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons.at(-1)!);
    await expect(args.onBlock).toHaveBeenCalledOnce();
  },
};

export const DirectBlocked: Story = {
  args: { ...Direct.args, onBlock: undefined, onUnblock: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('groups.details.unblock') }));
    await expect(args.onUnblock).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  args: {
    avatar: { id: 'g2', name: 'Wrenwrenwrenwrenwrenwrenwrenwr', kind: 'group' },
    introduction: 'walks '.repeat(33),
  },
};
