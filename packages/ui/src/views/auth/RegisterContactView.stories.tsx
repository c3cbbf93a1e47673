import { findCountry } from '@quintet/domain/auth/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { RegisterContactView } from './RegisterContactView.tsx';
import { makeStoryField, StoryFormPage, useStoryField } from './story-form.tsx';

const meta = {
  title: 'Views/Auth/Register/1 Contact',
  component: RegisterContactView,
  parameters: { layout: 'fullscreen' },
  args: {
    mode: 'phone',
    country: findCountry('IN')!,
    contact: makeStoryField(),
    isBusy: false,
    onModeChange: fn(),
    onCountryOpen: fn(),
    onLogIn: fn(),
    onSubmit: fn(),
  },
  render: function Render(args) {
    return (
      <StoryFormPage title="Create an account">
        <RegisterContactView {...args} contact={useStoryField(args.contact)} />
      </StoryFormPage>
    );
  },
} satisfies Meta<typeof RegisterContactView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas, args }) => {
    const phone = canvas.getByRole('textbox', { name: t('auth.login.phone') });
    await expect(phone).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(phone, '9876543210{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.log-in') }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
  },
};

/** The button is enabled; a submit shows missing fields and focuses the first. */
export const Missing: Story = {
  args: { contact: makeStoryField('', { error: 'Enter your phone number' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.next') }));
    await expect(canvas.getByRole('textbox', { name: t('auth.login.phone') })).toHaveFocus();
  },
};

export const Email: Story = {
  args: { mode: 'email', contact: makeStoryField('mei@example.com') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('auth.login.email') })).toHaveAttribute('autocomplete', 'email');
  },
};

export const TooMany: Story = {
  args: { contact: makeStoryField('9876543210'), errorText: 'Too many attempts. Please try again later.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many attempts');
  },
};
