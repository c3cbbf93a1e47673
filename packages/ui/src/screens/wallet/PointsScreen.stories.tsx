import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryPointsScreen } from './StoryPointsScreen.tsx';

const meta = {
  title: 'Screens/Wallet/Points',
  component: StoryPointsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof StoryPointsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Rich: Story = { args: { state: 'rich' } };
export const Checking: Story = { args: { state: 'checking' } };
export const Empty: Story = { args: { state: 'empty' } };
export const None: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Pending: Story = { args: { state: 'pending' } };
export const Succeeded: Story = { args: { state: 'succeeded' } };
export const RedemptionFailed: Story = {
  args: { state: 'redemption-failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('wallet.detail.refund') })).toBeVisible();
  },
};
export const Refund: Story = {
  args: { state: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('wallet.detail.redemption') })).toBeVisible();
  },
};
export const Deposit: Story = { args: { state: 'deposit' } };
export const Envelope: Story = { args: { state: 'envelope' } };
export const Missing: Story = { args: { state: 'missing' } };
export const DetailLoading: Story = { args: { state: 'detail-loading' } };
export const Providers: Story = { args: { state: 'providers' } };
export const Unbound: Story = { args: { state: 'unbound' } };
export const Maintenance: Story = { args: { state: 'maintenance' } };
export const NoProviders: Story = { args: { state: 'no-providers' } };
export const ProvidersLoading: Story = { args: { state: 'providers-loading' } };
export const ProvidersFailed: Story = { args: { state: 'providers-failed' } };
export const Redeem: Story = { args: { state: 'redeem' } };
export const RedeemAddress: Story = { args: { state: 'redeem-address' } };
export const RedeemTooMuch: Story = { args: { state: 'redeem-too-much' } };
export const RedeemUnknown: Story = { args: { state: 'redeem-unknown' } };
export const RedeemTwice: Story = { args: { state: 'redeem-twice' } };
export const RedeemUnbound: Story = { args: { state: 'redeem-unbound' } };
export const RedeemClosed: Story = { args: { state: 'redeem-closed' } };
export const Code: Story = { args: { state: 'code' } };
export const CodeBusy: Story = { args: { state: 'code-busy' } };
export const CodeWrong: Story = { args: { state: 'code-wrong' } };
export const CodeLocked: Story = { args: { state: 'code-locked' } };
export const Unbind: Story = { args: { state: 'unbind' } };
export const Bind: Story = { args: { state: 'bind' } };
export const Bound: Story = { args: { state: 'bound' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Refused: Story = { args: { state: 'refused' } };
export const Taken: Story = { args: { state: 'taken' } };
export const AlreadyBound: Story = { args: { state: 'already-bound' } };
/** Another device has bound a wallet. */
export const BoundMeanwhile: Story = {
  args: { state: 'bound-meanwhile' },
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const alert = canvas.getByRole('alert');
    const title = canvas.getByRole('heading', { name: t('wallet.bind.title') });
    await expect(left(alert)).toBeCloseTo(left(title));
  },
};
