import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { NewPasswordView } from './NewPasswordView.tsx';
import { makeStoryField, StoryFormPage, useStoryField } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Forgot password/2 New password',
  component: NewPasswordView,
  parameters: { layout: 'fullscreen' },
  args: {
    login: 'mei@example.com',
    password: makeStoryField(),
    confirmation: makeStoryField(),
    isBusy: false,
    onSubmit: fn(),
  },
  render: function Render(args) {
    return (
      <StoryFormPage title="Reset your password">
        <NewPasswordView
          {...args}
          password={useStoryField(args.password)}
          confirmation={useStoryField(args.confirmation)}
        />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof NewPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('input[autocomplete=username]')).toHaveValue('mei@example.com');
    const password = canvas.getByLabelText(t('auth.forgot.new-password'));
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, 'quintet5');
    await expect(canvas.getAllByRole('img', { name: t('kit.rule.met') })).toHaveLength(3);
    await userEvent.type(canvas.getByLabelText(t('auth.forgot.confirm')), 'quintet5{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Mismatch: Story = {
  args: {
    password: makeStoryField('quintet5'),
    confirmation: makeStoryField('quintet6', { error: 'The passwords don’t match' }),
  },
};
