import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CountryPicker } from './CountryPicker.tsx';

const meta = {
  title: 'Components/CountryPicker',
  component: CountryPicker,
  args: { isOpen: true, value: 'CN', onSelect: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof CountryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(24);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    const chosen = canvas.getByRole('button', { current: true });
    await waitFor(() => expect(chosen.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};

/** By name or by dial code (spec §2). */
export const Search: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ind');
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Indonesia+62', 'India+91']);
    await userEvent.clear(field);
    await userEvent.type(field, '+9');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.clear(field);
    await userEvent.type(field, 'atlantis');
    await expect(within(canvas.getByRole('dialog')).getByRole('status')).toHaveTextContent('No match for “atlantis”');
    await userEvent.clear(field);
    await userEvent.type(field, 'macao{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ code: 'MO', dialCode: '853' }));
  },
};

export const Keyboard: Story = {
  globals: { locale: 'en' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Myanmar/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ code: 'TH' }));
  },
};

export const InChinese: Story = {
  globals: { locale: 'zh_cn' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '中国');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
