import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { EnvelopeDetail } from './EnvelopeDetail.tsx';
import { NoShareResult, ClaimedShareResult, MinefieldStakesResult, MinefieldWaitingResult } from './EnvelopeResult.tsx';
import {
  EXAMPLE_ENVELOPE_CLAIMS,
  makeStoryEnvelopeCard,
  EXAMPLE_MINEFIELD_CARD,
  EXAMPLE_ENVELOPE_SENDER,
} from './story-envelopes.ts';

const onThanks = fn();
const onPoints = fn();
const share = { amount: 42, isBest: false, onThanks, isThanked: false, pointsHref: '/points', onPoints };

const meta = {
  title: 'Views/Red envelopes/EnvelopeDetail',
  component: EnvelopeDetail,
  args: {
    card: makeStoryEnvelopeCard(),
    sender: EXAMPLE_ENVELOPE_SENDER,
    isOwn: false,
    amount: 500,
    claimedAmount: 320,
    result: <ClaimedShareResult {...share} isRolling />,
    claims: EXAMPLE_ENVELOPE_CLAIMS,
    fairness: 'later',
  },
} satisfies Meta<typeof EnvelopeDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rolling digits are hidden from screen readers, which get the words. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('red-envelopes.open.got', { count: 42 }))).toBeInTheDocument();
    await expect(canvas.getByText(tPattern('red-envelopes.detail.progress', { claimed: 7, count: 10 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.open.thanks') }));
    await expect(onThanks).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: t('red-envelopes.open.points') }));
    await expect(onPoints).toHaveBeenCalledOnce();
  },
};
const ENDED = makeStoryEnvelopeCard({
  state: 'empty',
  claimed_count: 10,
  seed: 'a'.repeat(64),
  returned: 0,
  emptied_at: '2026-01-05T08:01:58.000Z',
  end_at: '2026-01-05T08:01:58.000Z',
});
export const BestLuck: Story = {
  args: {
    card: ENDED,
    claimedAmount: 500,
    result: <ClaimedShareResult {...share} amount={96} isBest isThanked />,
    fairness: 'checked',
  },
};
export const Empty: Story = {
  args: { card: ENDED, claimedAmount: 500, result: <NoShareResult reason="empty" />, fairness: 'checking' },
};
export const Own: Story = {
  args: { isOwn: true, card: makeStoryEnvelopeCard({ claimed_count: 0 }), claimedAmount: 0, claims: [], result: null },
};
export const Expired: Story = {
  args: {
    card: makeStoryEnvelopeCard({
      state: 'expired',
      returned: 180,
      end_at: '2026-01-06T08:00:01.000Z',
      seed: 'a'.repeat(64),
    }),
    result: <NoShareResult reason="expired" />,
    fairness: 'failed',
  },
};
export const ExpiredUnopened: Story = {
  args: {
    card: makeStoryEnvelopeCard({
      state: 'expired',
      claimed_count: 0,
      returned: 500,
      end_at: '2026-01-06T08:00:01.000Z',
    }),
    claimedAmount: 0,
    result: <NoShareResult reason="expired" />,
    claims: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('red-envelopes.detail.none-ended'))).toBeVisible();
    await expect(canvas.queryByText(t('red-envelopes.detail.none'))).toBeNull();
  },
};
/** No amount is shown before the results, not even one's own. */
export const Waiting: Story = {
  args: {
    card: EXAMPLE_MINEFIELD_CARD,
    amount: null,
    claimedAmount: null,
    result: <MinefieldWaitingResult secondsLeft={73} isClaimed />,
    claims: EXAMPLE_ENVELOPE_CLAIMS.slice(0, 3).map((claim) => ({ ...claim, amount: null, isBest: false })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:13')).toBeVisible();
    await expect(canvas.queryByText(t('wallet.amount.points', { count: 18 }))).toBeNull();
  },
};
export const Hit: Story = {
  args: {
    card: {
      ...EXAMPLE_MINEFIELD_CARD,
      state: 'results',
      seed: 'a'.repeat(64),
      returned: 200,
      end_at: EXAMPLE_MINEFIELD_CARD.results_at,
    },
    result: <ClaimedShareResult {...share} amount={107} mine={{ digit: 7, stake: 750, isHit: true }} />,
    claims: EXAMPLE_ENVELOPE_CLAIMS.slice(0, 3).map((claim, index) => ({
      ...claim,
      isBest: false,
      isHit: index === 2,
    })),
    fairness: 'checked',
  },
};
export const Safe: Story = {
  args: {
    ...Hit.args,
    result: <ClaimedShareResult {...share} amount={112} mine={{ digit: 7, stake: 750, isHit: false }} />,
  },
};
/** Who sent a minefield sees what its stakes brought. */
export const OwnResults: Story = {
  args: { ...Hit.args, isOwn: true, result: <MinefieldStakesResult hits={1} stake={750} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('red-envelopes.mine.gained', { points: 750 }))).toBeVisible();
  },
};
