import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { ShareList } from './ShareList.tsx';

const copy = fn();
const meta = {
  title: 'Views/Social/Share/ShareList',
  component: ShareList,
  args: {
    methods: [
      { id: 'copy', icon: 'link', label: 'Copy link', onPress: copy },
      { id: 'native', icon: 'share', label: 'More', onPress: fn() },
    ],
    isReady: true,
    targets: [
      { id: 'u2', avatarId: 'u2', name: 'Juniper', src: null, kind: 'user', state: 'ready' },
      { id: 'g1', avatarId: 'g1', name: '周末爬山', src: null, kind: 'group', state: 'sending' },
      { id: 'u3', avatarId: 'u3', name: 'Kettle', src: null, kind: 'user', state: 'sent' },
    ],
    onSend: fn(),
  },
} satisfies Meta<typeof ShareList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chats: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(copy).toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: t('social.share.to', { words: t('social.share.send'), name: 'Juniper' }) }),
    );
    await expect(args.onSend).toHaveBeenCalledWith(args.targets![0]);
    await expect(
      canvas.getByRole('button', { name: t('social.share.to', { words: t('social.share.sent'), name: 'Kettle' }) }),
    ).toBeDisabled();
  },
};

/** Many chats have a search; the link buttons wait for the link. */
export const ManyChats: Story = {
  args: {
    isReady: false,
    targets: Array.from({ length: 40 }, (_, index) => ({
      id: `u${index}`,
      avatarId: `u${index}`,
      name: index === 31 ? 'Juniper' : `Garden ${index}`,
      src: null,
      kind: 'user' as const,
      state: 'ready' as const,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('kit.picker.search') }), 'juni');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(
      canvas.getByRole('button', { name: t('social.share.to', { words: t('social.share.send'), name: 'Juniper' }) }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: t('kit.picker.search') }), 'x');
    await expect(canvas.getByText(t('kit.picker.none'))).toBeVisible();
  },
};

export const NoChats: Story = { args: { targets: [] } };
export const Guest: Story = { args: { targets: null } };
