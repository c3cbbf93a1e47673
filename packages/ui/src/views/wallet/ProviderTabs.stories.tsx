import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { ProviderTabs } from './ProviderTabs.tsx';

const meta = {
  title: 'Views/Wallet/ProviderTabs',
  component: ProviderTabs,
  args: {
    providers: ['wellpay', 'point'],
    value: 'wellpay',
    isFixed: false,
    onChange: fn(),
    children: <input aria-label="form" />,
  },
} satisfies Meta<typeof ProviderTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: t('wallet.provider.point') }));
    await expect(args.onChange).toHaveBeenCalledWith('point');
  },
};
export const Fixed: Story = {
  args: { isFixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'form' })).toBeVisible();
  },
};
