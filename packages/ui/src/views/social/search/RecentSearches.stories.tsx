import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { RecentSearches } from './RecentSearches.tsx';

const meta = {
  title: 'Views/Social/Search/RecentSearches',
  component: RecentSearches,
  args: { texts: ['#coffee', '周末去哪儿', 'شاي'], onSearch: fn(), onRemove: fn(), onClear: fn() },
} satisfies Meta<typeof RecentSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Recent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '#coffee' }));
    await expect(args.onSearch).toHaveBeenCalledWith('#coffee');
    await userEvent.click(canvas.getByRole('button', { name: t('social.search.remove', { text: '周末去哪儿' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('周末去哪儿');
    await userEvent.click(canvas.getByRole('button', { name: t('social.search.clear') }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const None: Story = { args: { texts: [] } };
