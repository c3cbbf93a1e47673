import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { MemberList } from './MemberList.tsx';
import { EXAMPLE_MEMBERS, makeStoryMembers } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/MemberList',
  component: MemberList,
  args: {
    members: EXAMPLE_MEMBERS,
    tail: 'end',
    emptyState: <p>No matches</p>,
    onOpen: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '100dvh', overflowY: 'auto' }}>
      <MemberList {...args} />
    </div>
  ),
} satisfies Meta<typeof MemberList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(t('groups.role.owner'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(EXAMPLE_MEMBERS[2]!.name) }));
    await expect(args.onOpen).toHaveBeenCalledWith(EXAMPLE_MEMBERS[2]!.id);
  },
};

/** At the limit, only selected members can be pressed. */
export const Selecting: Story = {
  args: { selection: { ids: new Set([EXAMPLE_MEMBERS[1]!.id, EXAMPLE_MEMBERS[3]!.id]), isFull: true } },
  play: async ({ canvas, args }) => {
    const selected = await canvas.findByRole('checkbox', { name: new RegExp(EXAMPLE_MEMBERS[3]!.name) });
    await expect(selected).toBeChecked();
    await userEvent.click(selected);
    await expect(args.onOpen).toHaveBeenCalledWith(EXAMPLE_MEMBERS[3]!.id);
    await expect(canvas.getByRole('checkbox', { name: new RegExp(EXAMPLE_MEMBERS[4]!.name) })).toBeDisabled();
  },
};

/** Of 2,300 members only those near the screen are in the page. */
export const Full: Story = {
  args: { members: makeStoryMembers(2300) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button')).length).toBeLessThan(100);
  },
};

export const Loading: Story = { args: { members: [], tail: 'loading' } };
export const Failed: Story = {
  args: { members: [], tail: 'failed', errorText: 'Connection failed. Please check the network settings.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoMatch: Story = { args: { members: [] } };
