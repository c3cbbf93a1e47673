import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { FormAlert } from '../../components/FormAlert.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { t } from '../../stories/translate.ts';
import { MinefieldTerms } from './MinefieldTerms.tsx';
import { ClosedEnvelope } from './ClosedEnvelope.tsx';
import { EXAMPLE_ENVELOPE_SENDER } from './story-envelopes.ts';

const meta = {
  title: 'Views/Red envelopes/ClosedEnvelope',
  component: ClosedEnvelope,
  args: { sender: EXAMPLE_ENVELOPE_SENDER, greeting: '', kind: 2, digit: null, phase: 'closed', onOpen: fn() },
} satisfies Meta<typeof ClosedEnvelope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.open.button') }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
/** A second press does nothing while the claim is on its way. */
export const Opening: Story = {
  args: { phase: 'opening' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.open.opening') }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** The seal gets the focus when the envelope arrives after its sheet, and returns it to the title. */
export const Late: Story = {
  render: function Render(args) {
    const [isThere, setIsThere] = useState(false);
    return (
      <Sheet isOpen title={t('red-envelopes.open.title')} onClose={() => setIsThere(!isThere)}>
        {isThere && <ClosedEnvelope {...args} />}
      </Sheet>
    );
  },
  play: async () => {
    const title = await screen.findByRole('heading', { name: t('red-envelopes.open.title') });
    await expect(title).toHaveFocus();
    const toggle = () => fireEvent(title.closest('dialog')!, new Event('cancel', { cancelable: true }));
    await toggle();
    await expect(await screen.findByRole('button', { name: t('red-envelopes.open.button') })).toHaveFocus();
    await toggle();
    await expect(title).toHaveFocus();
  },
};
export const Failed: Story = { args: { errorText: 'Connection failed. Please check the network settings.' } };

const terms = { digit: 7, stake: 750, dailyLeft: 4_250, secondsLeft: 94, isBusy: false, onOpen: fn(), onClose: fn() };
/** Stake, chance, most that can be lost, closing time and daily limit come before the button. */
export const Minefield: Story = {
  args: { kind: 3, digit: 7, terms: <MinefieldTerms {...terms} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('red-envelopes.mine.chance-value'))).toBeVisible();
    // The seal is no button here and shows the digit.
    await expect(canvas.getByText('7', { exact: true })).toBeVisible();
    await expect(canvas.queryByText(t('red-envelopes.open.seal'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.mine.button', { stake: 750 }) }));
    await expect(terms.onOpen).toHaveBeenCalledOnce();
  },
};
/** The error stands above the button that was pressed: below it, it would lie outside a low window. */
export const MinefieldFailed: Story = {
  args: {
    kind: 3,
    digit: 7,
    terms: (
      <MinefieldTerms {...terms}>
        <FormAlert>Insufficient points. Please check again.</FormAlert>
      </MinefieldTerms>
    ),
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: t('red-envelopes.mine.button', { stake: 750 }) });
    await expect(alert.height).toBeGreaterThan(0);
    await expect(alert.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
  },
};
export const Excluded: Story = {
  args: {
    kind: 3,
    digit: 7,
    terms: <MinefieldTerms {...terms} disabledReason="You’re taking a break from minefields until March 3." />,
  },
};
