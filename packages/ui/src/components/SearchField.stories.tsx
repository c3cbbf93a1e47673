import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search chats', value: '', onChange: fn(), onSubmit: fn() },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search chats' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'tulips{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('tulips');
    await userEvent.click(canvas.getByRole('button', { name: t('kit.search.clear') }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('roses{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** The search icon as a button, disabled without a query. */
export const WithButton: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return <SearchField {...args} value={value} onChange={setValue} canSubmit={value !== ''} />;
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: t('kit.search.submit') });
    await expect(button).toBeDisabled();
    await userEvent.type(canvas.getByRole('searchbox'), 'tulips');
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledWith('tulips');
  },
};

export const Busy: Story = {
  args: { value: '郁金香', isBusy: true },
};
