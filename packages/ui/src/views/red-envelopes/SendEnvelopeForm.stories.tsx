import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { makeExampleField } from '../profile/story-profile.ts';
import { EXAMPLE_ENVELOPE_FORM } from './story-envelopes.ts';
import { SendEnvelopeForm } from './SendEnvelopeForm.tsx';

const meta = {
  title: 'Views/Red envelopes/SendEnvelopeForm',
  component: SendEnvelopeForm,
  args: EXAMPLE_ENVELOPE_FORM,
} satisfies Meta<typeof SendEnvelopeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lucky: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('red-envelopes.send.members', { count: 23 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: t('red-envelopes.send.normal') }));
    await expect(args.onKind).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: t('red-envelopes.send.submit') }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
export const Equal: Story = { args: { kind: 1, amount: makeExampleField('50') } };
export const Direct: Story = { args: { kind: 1, kinds: [1], count: null } };
export const Minefield: Story = {
  args: { kind: 3, digit: 7, count: makeExampleField('5'), stake: 1000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('red-envelopes.send.return-minefield'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '7' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await expect(args.onDigit).toHaveBeenCalledWith(4);
  },
};
export const Invalid: Story = {
  args: {
    kind: 3,
    amount: makeExampleField('90000', { error: 'Insufficient points. Please check again.' }),
    digitError: 'Choose a digit',
    total: 90_000,
  },
};
/** The digits of the amount are in groups, but not while they are typed. */
export const Grouped: Story = {
  args: { amount: makeExampleField('12360'), total: 12_360 },
  play: async ({ canvas }) => {
    const amount = canvas.getByLabelText(t('red-envelopes.send.total'));
    await expect(amount).toHaveValue('12,360');
    await userEvent.click(amount);
    await expect(amount).toHaveValue('12360');
    await userEvent.tab();
    await expect(amount).toHaveValue('12,360');
  },
};
/** An envelope with an unknown result cannot be changed. */
export const Unknown: Story = {
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('red-envelopes.send.total'))).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: t('red-envelopes.send.retry') })).toBeEnabled();
  },
};
