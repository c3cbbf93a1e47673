import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { makeStoryImage } from '../social/post/story-posts.ts';
import { NewGroupForm } from './NewGroupForm.tsx';

const meta = {
  title: 'Views/Groups/NewGroupForm',
  component: NewGroupForm,
  args: {
    name: '',
    picture: null,
    isUploading: false,
    memberCount: 3,
    isBusy: false,
    onName: fn(),
    onPicture: fn(),
    onSubmit: fn(),
  },
  render: function Form(args) {
    const [name, setName] = useState(args.name);
    return <NewGroupForm {...args} name={name} onName={setName} />;
  },
} satisfies Meta<typeof NewGroupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A name of spaces is none; Enter creates the group. */
export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const create = canvas.getByRole('button', { name: t('groups.new.create', { count: 3 }) });
    const name = canvas.getByRole('textbox', { name: t('groups.form.name') });
    await userEvent.type(name, '  ');
    await expect(create).toBeDisabled();
    await userEvent.type(name, '周末爬山{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const picture = new File(['x'], 'group.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(tPattern('groups.form.picture')), picture);
    await expect(args.onPicture).toHaveBeenCalledWith(picture);
  },
};

export const TooLong: Story = {
  args: { name: 'Slow readers of very long books, second and third floor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('groups.new.create', { count: 3 }) })).toBeDisabled();
  },
};

export const WithPicture: Story = { args: { name: 'Slow readers', picture: makeStoryImage(2).url } };

/** The group waits for its picture. */
export const Uploading: Story = {
  args: { name: 'Slow readers', isUploading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('groups.new.create', { count: 3 }) })).toBeDisabled();
  },
};

export const Busy: Story = { args: { name: 'Slow readers', isBusy: true } };

export const Refused: Story = {
  args: { name: 'Slow readers', errorText: 'Connection failed. Please check the network settings.' },
};
