import { findCountry } from '@quintet/domain/auth/countries';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { makeStoryField, useStoryField } from '../auth/story-form.tsx';
import { AddFriendView } from './AddFriendView.tsx';
import { EXAMPLE_FOUND_USER } from './story-friends.ts';

const meta = {
  title: 'Views/Contacts/AddFriend',
  component: AddFriendView,
  render: (args) => {
    const contact = useStoryField(args.contact);
    return <AddFriendView {...args} contact={contact} />;
  },
  args: {
    contact: makeStoryField(),
    country: null,
    found: null,
    isSearching: false,
    isAdding: false,
    onCountryOpen: fn(),
    onSearch: fn(),
    onAdd: fn(),
    onMessage: fn(),
    onProfile: fn(),
  },
} satisfies Meta<typeof AddFriendView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: t('contacts.add.field') });
    await userEvent.type(input, 'sorrel2026{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: tPattern('auth.login.country') })).toBeNull();
  },
};

/** Digits are a phone number of a country. */
export const Phone: Story = {
  args: { contact: makeStoryField('13800138000'), country: findCountry('CN')! },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('auth.login.country') }));
    await expect(args.onCountryOpen).toHaveBeenCalledOnce();
  },
};

export const Searching: Story = { args: { contact: makeStoryField('sorrel2026'), isSearching: true } };

export const Refused: Story = {
  args: { contact: makeStoryField('sorrel2026', { error: 'You blocked this user. Unblock them to add them.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

export const Found: Story = {
  args: { contact: makeStoryField('sorrel2026'), found: EXAMPLE_FOUND_USER },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('contacts.add.action') }));
    await expect(args.onAdd).toHaveBeenCalledWith(EXAMPLE_FOUND_USER);
  },
};

export const FoundFriend: Story = {
  args: { contact: makeStoryField('sorrel2026'), found: { ...EXAMPLE_FOUND_USER, isFriend: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('contacts.add.message') }));
    await expect(args.onMessage).toHaveBeenCalledOnce();
  },
};
