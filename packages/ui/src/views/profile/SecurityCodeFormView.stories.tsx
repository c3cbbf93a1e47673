import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { SecurityCodeFormView } from './SecurityCodeFormView.tsx';

function Written(args: ComponentProps<typeof SecurityCodeFormView>) {
  const [old, setOld] = useState(args.oldCode ?? '');
  const [fresh, setFresh] = useState(args.newCode);
  const [confirmation, setConfirmation] = useState(args.confirmation);
  return (
    <SecurityCodeFormView
      {...args}
      oldCode={args.oldCode === null ? null : old}
      newCode={fresh}
      confirmation={confirmation}
      canSubmit={args.canSubmit || (fresh.length === 6 && fresh === confirmation)}
      onOldCodeChange={setOld}
      onNewCodeChange={setFresh}
      onConfirmationChange={setConfirmation}
    />
  );
}

const meta = {
  title: 'Views/Profile/SecurityCode',
  component: SecurityCodeFormView,
  args: {
    oldCode: '',
    newCode: '',
    confirmation: '',
    canSubmit: false,
    isBusy: false,
    onOldCodeChange: fn(),
    onNewCodeChange: fn(),
    onConfirmationChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof SecurityCodeFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A full code focuses the next field. */
export const Change: Story = {
  args: { onForgot: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('profile.security-code.forgot') }));
    await expect(args.onForgot).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByLabelText(t('profile.security-code.old')));
    await userEvent.keyboard('111111222222222222');
    await expect(canvas.getByLabelText(t('profile.security-code.confirm'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const FirstCode: Story = {
  args: { oldCode: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(t('profile.security-code.old'))).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    oldCode: '111111',
    newCode: '222222',
    confirmation: '222223',
    error: 'The security passwords don’t match',
    errorText: 'Incorrect old security password.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('profile.security-code.confirm'))).toBeInvalid();
  },
};
