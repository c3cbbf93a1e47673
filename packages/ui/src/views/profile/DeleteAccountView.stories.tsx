import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { DeleteAccountView } from './DeleteAccountView.tsx';
import { makeExampleField } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/DeleteAccount',
  component: DeleteAccountView,
  args: {
    username: 'wren2026',
    proof: makeExampleField('quintet5'),
    hasPassword: true,
    ownedGroups: [],
    canSubmit: true,
    isBusy: false,
    onSubmit: fn(),
  },
} satisfies Meta<typeof DeleteAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.delete.action') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Without a password the account ID is typed. */
export const ByAccountId: Story = {
  args: {
    hasPassword: false,
    proof: makeExampleField('wren', { error: 'This isn’t your account ID' }),
    canSubmit: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /wren2026/ })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('profile.delete.action') })).toBeDisabled();
  },
};

/** Own groups go to their longest-serving admin or member. */
export const OwnGroups: Story = {
  args: {
    points: 120,
    ownedGroups: [
      { id: 'g1', name: 'Hiking club', successor: '小雨' },
      { id: 'g2', name: 'Notes to self', successor: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/120/)).toBeVisible();
    await expect(canvas.getByText('Hiking club').closest('li')).toHaveTextContent('小雨');
  },
};

export const Refused: Story = { args: { errorText: 'Incorrect password. Please try again.' } };
