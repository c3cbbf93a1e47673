import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { DissolveGroupForm } from './DissolveGroupForm.tsx';

const meta = {
  title: 'Views/Groups/DissolveGroupForm',
  component: DissolveGroupForm,
  args: { groupName: '周末爬山', memberCount: 1284, isBusy: false, onSubmit: fn() },
} satisfies Meta<typeof DissolveGroupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the whole name enables the button. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: t('groups.dissolve.confirm') });
    const field = canvas.getByRole('textbox', { name: t('groups.dissolve.name') });
    await userEvent.type(field, '周末');
    await expect(button).toBeDisabled();
    await userEvent.type(field, '爬山');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { errorText: 'No permission.' } };
