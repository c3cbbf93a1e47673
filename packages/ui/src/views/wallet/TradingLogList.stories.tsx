import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupLogsByMonth } from '@quintet/domain/wallet/months';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EXAMPLE_TRADING_LOG_MONTHS, EXAMPLE_PENDING_REDEMPTION } from './story-wallet.ts';
import { TradingLogList } from './TradingLogList.tsx';

const StoryLink = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Views/Wallet/TradingLogList',
  component: TradingLogList,
  args: {
    months: EXAMPLE_TRADING_LOG_MONTHS,
    tail: 'end',
    link: StoryLink,
    toHref: ({ id }) => `/points?log=${id}`,
    onNearEnd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TradingLogList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts have a sign, and words for screen readers; months have totals. */
export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1,200')).toBeVisible();
    await expect(canvas.getByText('−1,234,567')).toBeVisible();
    await expect(canvas.getByText(t('wallet.amount.received', { count: 1200 }))).toBeInTheDocument();
    await expect(canvas.getByText(t('wallet.list.month-received', { amount: 6288 }))).toBeVisible();
    const [pending] = canvas.getAllByText(t('wallet.status.pending'));
    await expect(pending).toBeVisible();
  },
};

/** A type that does not fit beside the amount has two lines. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  args: { months: groupLogsByMonth([{ ...EXAMPLE_PENDING_REDEMPTION, type: 22, provider: 'point' }], [], 'UTC') },
  play: async ({ canvas }) => {
    const type = canvas.getByText(t('wallet.type.address-redemption'));
    const clip = type.parentElement!;
    await expect(clip.scrollWidth).toBeLessThanOrEqual(clip.clientWidth);
  },
};

export const MoreLoading: Story = { args: { tail: 'loading' } };

/** The next page loads when the end comes near. */
export const More: Story = {
  args: { tail: 'more' },
  play: async ({ args }) => waitFor(() => expect(args.onNearEnd).toHaveBeenCalled()),
};

export const Failed: Story = {
  args: { tail: 'failed', errorText: 'No connection.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { months: [] } };

/** The totals of a month are those of all its transactions, so they would not fit filtered ones. */
export const Filtered: Story = {
  args: { onClear: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+1,200')).toBeVisible();
    await expect(canvas.queryByText(t('wallet.list.month-received', { amount: 6288 }))).toBeNull();
  },
};

export const NothingMatches: Story = {
  args: { months: [], onClear: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('wallet.list.clear') }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
