import { getSearchExcerptParts } from '@quintet/domain/chat/search';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { expect, fn, userEvent, within } from 'storybook/test';
import { getInitials } from '../../components/initials.ts';
import { t, tPattern } from '../../stories/translate.ts';
import { SearchHitsBar } from './SearchHitsBar.tsx';
import { RoomSearchSheet } from './RoomSearchSheet.tsx';
import { MessageSearchResults } from './MessageSearchResults.tsx';

const now = new Date(2026, 6, 15, 14, 2).getTime();
const [onOpen, onMore, onRetry] = [fn(), fn(), fn()];
const results = ['Shall we meet at the station at seven? I will bring the thermos', '明天早上七点在东门集合'].map(
  (text, index) => ({
    id: `m${index}`,
    name: index === 0 ? 'Moss Harbour' : '周末爬山',
    avatarId: `u${index}`,
    kind: index === 0 ? ('user' as const) : ('group' as const),
    pieces: getSearchExcerptParts(text, index === 0 ? 'station' : '东门'),
    at: now - index * 86_400_000 * 3,
  }),
);

const meta = {
  title: 'Views/Chat/Search',
  component: MessageSearchResults,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'found', results, now, onOpen, onRetry },
} satisfies Meta<typeof MessageSearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: { onMore },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('station').tagName).toBe('MARK');
    // Formats as in the chat list: three days ago is a weekday.
    await expect(canvas.getByText(/^(Sun|周日)$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Moss/ }));
    await expect(onOpen).toHaveBeenCalledWith('m0');
    await userEvent.click(canvas.getByRole('button', { name: tPattern('chat.search.more') }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
/** The avatar of an own message shows the initials of the nickname. */
export const OwnMessage: Story = {
  render: function OwnMessageResult(args) {
    const name = useIntl().formatMessage({ id: 'kit.user.you' });
    return <MessageSearchResults {...args} results={[{ ...results[0]!, name, avatarName: 'Moss Harbour' }]} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(getInitials('Moss Harbour'))).toBeVisible();
  },
};
export const Searching: Story = { args: { phase: 'searching', results: [] } };
export const Nothing: Story = { args: { results: [] } };
/** The server has looked far, and would look farther. */
export const NothingSoFar: Story = {
  args: { results: [], onMore },
  play: async ({ canvas }) => {
    onMore.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: tPattern('chat.search.more') }));
    await expect(onMore).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = { args: { phase: 'failed', results: [] } };
export const Offline: Story = { args: { phase: 'failed', isOffline: true, results: [] } };

const [onSearch, onDay] = [fn(), fn()];
export const InRoom: Story = {
  render: (args) => (
    <RoomSearchSheet
      isOpen
      text="station"
      onChange={fn()}
      onSearch={onSearch}
      canSearch
      onDay={onDay}
      today={new Date(now)}
      onClose={fn()}
    >
      <MessageSearchResults {...args} />
    </RoomSearchSheet>
  ),
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('dialog'));
    await userEvent.type(sheet.getByRole('searchbox'), '{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('station');
    await userEvent.type(sheet.getByLabelText(tPattern('chat.search.day')), '2026-01-05');
    await expect(onDay).toHaveBeenCalledWith(new Date(2026, 0, 5));
  },
};

const [onOlder, onList, onClose] = [fn(), fn(), fn()];
/** Buttons and arrow keys move between the hits; Escape ends the search. */
export const Hits: Story = {
  render: () => (
    <SearchHitsBar
      position={1}
      count={30}
      hasMore
      onOlder={onOlder}
      onNewer={undefined}
      onList={onList}
      onClose={onClose}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/30\+/);
    await expect(canvas.getByRole('button', { name: t('chat.search.newer') })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: t('chat.search.older') }));
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    await expect(onOlder).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: tPattern('chat.search.list') }));
    await expect(onList).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
