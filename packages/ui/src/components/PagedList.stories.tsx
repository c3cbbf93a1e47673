import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { EmptyState } from './EmptyState.tsx';
import { ListRow } from './ListRow.tsx';
import { PagedList } from './PagedList.tsx';

const meta = {
  title: 'Components/PagedList',
  component: PagedList,
  args: {
    tail: 'more',
    isEmpty: false,
    emptyState: <EmptyState illustration="people" title="No members" />,
    onNearEnd: fn(),
    onRetry: fn(),
    children: ['Juniper', 'Kettle', '小橘子'].map((name) => <ListRow key={name} title={name} />),
  },
} satisfies Meta<typeof PagedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A short list asks for its next page at once. */
export const More: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalled());
  },
};

export const Loading: Story = { args: { tail: 'loading' } };
export const Opening: Story = { args: { tail: 'loading', isEmpty: true } };

export const Failed: Story = {
  args: { tail: 'failed', errorText: 'Couldn’t load members' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load members');
    await userEvent.click(canvas.getByRole('button', { name: t('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { tail: 'end', isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No members')).toBeVisible();
    await expect(canvas.queryByText('Juniper')).toBeNull();
  },
};

export const Ended: Story = { args: { tail: 'end' } };
