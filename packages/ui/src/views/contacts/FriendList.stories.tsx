import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { FriendListActions } from './FriendListActions.tsx';
import { FriendList } from './FriendList.tsx';
import styles from './stories.module.css';
import { EXAMPLE_FRIENDS, MANY_EXAMPLE_FRIENDS, toStoryFriendSections } from './story-friends.ts';

const meta = {
  title: 'Views/Contacts/FriendList',
  component: FriendList,
  decorators: [
    (Story) => (
      <div className={styles.screen}>
        <Story />
      </div>
    ),
  ],
  args: { sections: toStoryFriendSections(EXAMPLE_FRIENDS), onOpen: fn(), onProfile: fn(), onDelete: fn() },
} satisfies Meta<typeof FriendList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A' })).toBeVisible());
    await userEvent.click(canvas.getByText('阿橙'));
    await expect(args.onOpen).toHaveBeenCalledWith(EXAMPLE_FRIENDS[0]);
    await userEvent.click(canvas.getByRole('button', { name: t('contacts.friends.actions', { name: '阿橙' }) }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: t('contacts.friends.delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith(EXAMPLE_FRIENDS[0]);
  },
};

const onEntry = fn();

/** Entries scroll away above the friends. */
export const Entries: Story = {
  render: (args) => (
    <FriendList
      {...args}
      header={
        <FriendListActions
          actions={[{ id: 'qr', icon: 'qr', label: t('contacts.qr.title'), onSelect: () => onEntry('qr') }]}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('contacts.qr.title') }));
    await expect(onEntry).toHaveBeenCalledWith('qr');
    await expect(canvas.getByText(t('contacts.friends.count', { count: EXAMPLE_FRIENDS.length }))).toBeVisible();
  },
};

/** A cancelled account opens no chat and no profile. */
export const Cancelled: Story = {
  args: { sections: toStoryFriendSections(EXAMPLE_FRIENDS.filter(({ isCancelled }) => isCancelled)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('kit.user.cancelled'))).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** Only rows near the screen are in the page; the index goes to a letter by key, press and drag. */
export const Many: Story = {
  args: { sections: toStoryFriendSections(MANY_EXAMPLE_FRIENDS) },
  play: async ({ canvas }) => {
    const index = await canvas.findByRole('slider', { name: t('contacts.friends.index') });
    await expect((await canvas.findAllByRole('listitem')).length).toBeLessThan(60);
    index.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Z' })).toBeVisible());
    await expect(index).toHaveAttribute('aria-valuetext', 'Z');
    const { left, top, height } = index.getBoundingClientRect();
    const at = (fraction: number) => ({ pointerId: 1, clientX: left + 4, clientY: top + height * fraction });
    index.setPointerCapture = fn();
    await fireEvent.pointerDown(index, at(0.5));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'N' })).toBeVisible());
    await fireEvent.pointerMove(index, at(0.01));
    await fireEvent.pointerUp(index, at(0.01));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A' })).toBeVisible());
  },
};
