import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../stories/translate.ts';
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
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    const name = t('kit.country.IN').toLowerCase().slice(0, 2);
    await userEvent.type(field, name);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      `${t('kit.country.IN')}+91`,
    );
    for (const { textContent } of canvas.getAllByRole('listitem'))
      await expect(textContent.toLowerCase()).toContain(name);
    await userEvent.clear(field);
    await userEvent.type(field, '+9');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await userEvent.clear(field);
    await userEvent.type(field, 'atlantis');
    await expect(within(canvas.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      t('kit.country-picker.empty', { query: 'atlantis' }),
    );
    await userEvent.clear(field);
    await userEvent.type(field, `${t('kit.country.MO')}{Enter}`);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ code: 'MO', dialCode: '853' }));
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: tPattern('kit.country.MM') }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ code: 'TH' }));
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
