import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { NotAddedList } from './NotAddedList.tsx';
import { EXAMPLE_NOT_ADDED_USERS } from './story-groups.ts';

const meta = {
  title: 'Views/Groups/NotAddedList',
  component: NotAddedList,
  args: { groupName: '周末爬山 Weekend hikes', users: EXAMPLE_NOT_ADDED_USERS },
} satisfies Meta<typeof NotAddedList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EachReason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(EXAMPLE_NOT_ADDED_USERS.length);
    await expect(canvas.getByText(t('groups.not-added.left'))).toBeVisible();
    await expect(canvas.getByText(t('groups.not-added.limit'))).toBeVisible();
  },
};
