import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { PointsBalanceCard } from './PointsBalanceCard.tsx';

const POINTS = { balance: 12_480, held: 0, isValid: true };

const meta = {
  title: 'Views/Wallet/BalanceCard',
  component: PointsBalanceCard,
  args: { points: POINTS, loadError: null, onRedeem: fn(), onWallets: fn() },
} satisfies Meta<typeof PointsBalanceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = { args: { points: { ...POINTS, held: 120 } } };
/** Points that are being checked cannot be redeemed. */
export const Checking: Story = {
  args: { points: { ...POINTS, isValid: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('wallet.points.checking'));
    await expect(canvas.getByRole('button', { name: t('wallet.points.redeem') })).toBeDisabled();
  },
};
/** Nothing moves when the points arrive. */
export const Loading: Story = {
  render: (args) => (
    <>
      <PointsBalanceCard {...args} points={null} />
      <PointsBalanceCard {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const loading = canvas.getByRole('status', { name: t('wallet.points.loading') });
    const loaded = canvas.getByRole('region', { name: t('wallet.points.balance') });
    await expect(Math.abs(loading.offsetHeight - loaded.offsetHeight)).toBeLessThanOrEqual(1);
  },
};
