import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryFriendsScreen } from './StoryFriendsScreen.tsx';

const STATES_WITHOUT_ROWS: readonly string[] = ['none', 'loading', 'empty', 'failed', 'offline'];

const meta = {
  title: 'Screens/Contacts/Friends',
  component: StoryFriendsScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
  // The list renders its rows after it has measured itself.
  play: async ({ canvas, args }) => {
    if (STATES_WITHOUT_ROWS.includes(args.state)) return;
    await within(await canvas.findByRole('list', { name: t('contacts.friends.label') })).findAllByRole('listitem');
  },
} satisfies Meta<typeof StoryFriendsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Many: Story = { args: { state: 'many' } };
export const Filtered: Story = { args: { state: 'filtered' } };
export const FilteredToNothing: Story = { args: { state: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Delete: Story = { args: { state: 'delete' } };
export const AddFriend: Story = { args: { state: 'add' } };
export const AddFriendByPhone: Story = { args: { state: 'add-phone' } };
export const AddFriendMissing: Story = { args: { state: 'add-missing' } };
export const AddFriendFound: Story = { args: { state: 'add-found' } };
export const AddFriendKnown: Story = { args: { state: 'add-friend' } };
export const Scan: Story = { args: { state: 'scan' } };
export const ScanDenied: Story = { args: { state: 'scan-denied' } };
export const MyQr: Story = { args: { state: 'qr' } };
export const MyQrHidden: Story = { args: { state: 'qr-hidden' } };
export const Invite: Story = { args: { state: 'invite' } };
export const InviteFailed: Story = { args: { state: 'invite-failed' } };
