import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { EditProfileSkeleton } from './EditProfileSkeleton.tsx';
import { EditProfileView } from './EditProfileView.tsx';
import { makeExampleField, EXAMPLE_PROFILE } from './story-profile.ts';

const meta = {
  title: 'Views/Profile/EditProfile',
  component: EditProfileView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile: EXAMPLE_PROFILE,
    nickname: makeExampleField(EXAMPLE_PROFILE.nickname),
    username: makeExampleField(EXAMPLE_PROFILE.username),
    introduction: makeExampleField(EXAMPLE_PROFILE.introduction),
    isUploading: false,
    canSubmit: true,
    isBusy: false,
    onBack: fn(),
    onPicture: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof EditProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ canvas, args }) => {
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(tPattern('profile.edit.picture')), picture);
    await expect(args.onPicture).toHaveBeenCalledWith(picture);
    await userEvent.type(canvas.getByRole('textbox', { name: t('profile.edit.introduction') }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('profile.edit.nickname') }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter confirms an input method's candidate without saving. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    const nickname = canvas.getByRole('textbox', { name: t('profile.edit.nickname') });
    await expect(await fireEvent.keyDown(nickname, { key: 'Enter', isComposing: true })).toBe(false);
    // Safari.
    await expect(await fireEvent.keyDown(nickname, { key: 'Enter', keyCode: 229 })).toBe(false);
  },
};

export const Refused: Story = {
  args: {
    nickname: makeExampleField('W', { error: '2–30 letters, digits or Chinese characters' }),
    errorText: 'Account ID already exists. Please try again.',
    canSubmit: false,
  },
};

export const Uploading: Story = {
  args: { isUploading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(tPattern('profile.edit.uploading'))).toBeDisabled();
  },
};

export const Loading: Story = { render: ({ onBack }) => <EditProfileSkeleton onBack={onBack} /> };

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
