import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { UserOrChatPicker } from './UserOrChatPicker.tsx';

const NAMES = ['Moss Harbour', '周末爬山', 'Slow Readers', 'Juniper', 'Kettle'];
const ITEMS = NAMES.map((name, index) => ({ id: `u${index}`, avatarId: `u${index}`, name }));

const meta = {
  title: 'Components/UserOrChatPicker',
  component: UserOrChatPicker,
  args: {
    isOpen: true,
    title: 'New group',
    items: ITEMS,
    confirmLabel: (count) => `Create (${count})`,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof UserOrChatPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const findSheet = async (canvas: ReturnType<typeof within>) => within(await canvas.findByRole('dialog'));

/** A selection survives another search; a chip removes it. */
export const Many: Story = {
  play: async ({ canvas, args }) => {
    const sheet = await findSheet(canvas);
    await expect(sheet.getByRole('button', { name: 'Create (0)' })).toBeDisabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Moss/ }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Kettle/ }));
    await userEvent.type(sheet.getByRole('searchbox'), 'slow');
    await expect(sheet.queryByText('周末爬山')).toBeNull();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Slow/ }));
    await userEvent.click(sheet.getByTitle(t('kit.picker.remove', { name: 'Kettle' })));
    await userEvent.click(sheet.getByRole('button', { name: 'Create (2)' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(['u0', 'u2']);
  },
};

/** At the limit the other rows are disabled and the count says so. */
export const Limit: Story = {
  args: { limit: 2 },
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await userEvent.click(sheet.getByRole('checkbox', { name: /Moss/ }));
    await expect(sheet.getByRole('status')).toHaveTextContent(t('kit.picker.count', { count: 1, limit: 2 }));
    await userEvent.click(sheet.getByRole('checkbox', { name: /Juniper/ }));
    await expect(sheet.getByRole('status')).toHaveTextContent(t('kit.picker.full', { count: 2, limit: 2 }));
    await expect(sheet.getByRole('checkbox', { name: /Kettle/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Moss/ }));
    await expect(sheet.getByRole('checkbox', { name: /Kettle/ })).toBeEnabled();
  },
};

export const Single: Story = {
  args: { limit: 1, title: 'New owner' },
  play: async ({ canvas, args }) => {
    const sheet = await findSheet(canvas);
    await userEvent.click(sheet.getByRole('button', { name: /Juniper/ }));
    await expect(args.onConfirm).toHaveBeenCalledWith(['u3']);
  },
};

export const WithMembers: Story = {
  args: { items: ITEMS.map((item, index) => (index < 2 ? { ...item, disabledReason: 'Already a member' } : item)) },
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await expect(sheet.getByRole('checkbox', { name: /Moss/ })).toBeDisabled();
  },
};

const getMiddle = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** A user with a remark is found by the nickname behind it; the mark is centred across both lines. */
export const Remark: Story = {
  args: { items: ITEMS.map((item, index) => (index === 3 ? { ...item, name: 'Boss', originName: item.name } : item)) },
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await userEvent.type(sheet.getByRole('searchbox'), 'ｊuni');
    await expect(sheet.getAllByRole('checkbox')).toHaveLength(1);
    const row = sheet.getByRole('checkbox', { name: /Boss/ });
    await expect(row).toHaveTextContent('Juniper');
    await expect(getMiddle(row.querySelector('svg')!)).toBeCloseTo(getMiddle(row), 0);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await userEvent.type(sheet.getByRole('searchbox'), 'nobody');
    await waitFor(() => expect(sheet.getByText(t('kit.picker.none'))).toBeVisible());
  },
};

/** Without chats nothing was searched, so nothing is missed. */
export const NoChats: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await expect(sheet.getByText(t('kit.picker.no-chats'))).toBeVisible();
    await expect(sheet.queryByText(t('kit.picker.none'))).toBeNull();
  },
};

/** A former selection is shown again; an item that is gone does not count. */
export const Restored: Story = {
  args: { initialIds: ['u1', 'u9'], onChange: fn() },
  play: async ({ canvas, args }) => {
    const sheet = await findSheet(canvas);
    await expect(sheet.getByRole('button', { name: 'Create (1)' })).toBeEnabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Moss/ }));
    await expect(args.onChange).toHaveBeenCalledWith(['u1', 'u9', 'u0']);
    await userEvent.click(sheet.getByRole('button', { name: 'Create (2)' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(['u0', 'u1']);
  },
};

export const Placeholder: Story = {
  args: { items: [], placeholder: <p>Loading friends</p> },
  play: async ({ canvas }) => {
    const sheet = await findSheet(canvas);
    await expect(sheet.getByText('Loading friends')).toBeInTheDocument();
    await expect(sheet.queryByText(t('kit.picker.none'))).toBeNull();
  },
};
