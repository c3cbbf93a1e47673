import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { drawnAuthor } from './story-posts.ts';
import { PeopleList } from './UserList.tsx';

const people = [
  { ...drawnAuthor(1), introduction: 'Bread, mostly.' },
  { ...drawnAuthor(2), is_followed: true, relation: 2 as const },
  { ...drawnAuthor(5), is_followed: true, relation: 2 as const, follows_me: true },
  { ...drawnAuthor(4), follows_me: true },
  { ...drawnAuthor(3), relation: 1 as const },
];
const meta = {
  title: 'Views/Social/PeopleList',
  component: PeopleList,
  args: {
    people,
    hrefOf: ({ id }) => `/guest-page/${id}`,
    emptyText: 'No likes yet',
    rest: 'end',
    onOpen: fn(),
    onFollow: fn(),
    onNearEnd: fn(),
    onRetry: fn(),
  },
  globals: { locale: 'en' },
} satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const People: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow: 小橘子' }));
    await expect(args.onFollow).toHaveBeenCalledWith(people[0], true);
    await userEvent.click(canvas.getByRole('button', { name: 'Following: Kettle', pressed: true }));
    await expect(args.onFollow).toHaveBeenCalledWith(people[1], false);
    await userEvent.click(canvas.getByRole('link', { name: /Bread, mostly/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(people[0]);
  },
};

export const Nobody: Story = { args: { people: [] } };
export const Loading: Story = { args: { people: [], rest: 'loading' } };
export const Refused: Story = {
  args: { people: [], rest: 'failed', failure: 'No permission.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No permission.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
