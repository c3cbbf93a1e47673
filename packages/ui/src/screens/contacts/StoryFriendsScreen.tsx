import { findCountry } from '@quintet/domain/auth/countries';
import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { makeStoryField } from '../../views/auth/story-form.tsx';
import { AddFriendView } from '../../views/contacts/AddFriendView.tsx';
import { FriendListActions } from '../../views/contacts/FriendListActions.tsx';
import { FriendList } from '../../views/contacts/FriendList.tsx';
import { FriendsLayout } from '../../views/contacts/FriendsLayout.tsx';
import { FriendListPlaceholder } from '../../views/contacts/FriendListPlaceholder.tsx';
import { OwnInviteCodeView } from '../../views/contacts/OwnInviteCodeView.tsx';
import { MyQrCodeView } from '../../views/contacts/MyQrCodeView.tsx';
import { ScanFriendOrGroupView } from '../../views/contacts/ScanFriendOrGroupView.tsx';
import {
  EXAMPLE_FOUND_USER,
  EXAMPLE_FRIENDS,
  MANY_EXAMPLE_FRIENDS,
  toStoryFriendSections,
} from '../../views/contacts/story-friends.ts';
import { EXAMPLE_PROFILE } from '../../views/profile/story-profile.ts';
import { StoryAppShell } from '../StoryAppShell.tsx';

type LoadError = Parameters<typeof OwnInviteCodeView>[0]['loadError'];

const CHINA = findCountry('CN')!;

const SHEETS = {
  add: ['contacts.add.title', <Add key="add" />],
  'add-phone': ['contacts.add.title', <Add key="phone" contact={makeStoryField('13800138000')} country={CHINA} />],
  'add-missing': ['contacts.add.title', <AddMissing key="missing" />],
  'add-found': [
    'contacts.add.title',
    <Add key="found" contact={makeStoryField('sorrel2026')} found={EXAMPLE_FOUND_USER} />,
  ],
  'add-friend': [
    'contacts.add.title',
    <Add key="friend" contact={makeStoryField('sorrel2026')} found={{ ...EXAMPLE_FOUND_USER, isFriend: true }} />,
  ],
  scan: [
    'contacts.scan.title',
    <ScanFriendOrGroupView key="scan" camera="starting" video={null} error={null} onRetry={fn()} onPicture={fn()} />,
  ],
  'scan-denied': ['contacts.scan.title', <ScanUnreadable key="denied" />],
  qr: ['contacts.qr.title', <Qr key="qr" isHidden={false} />],
  'qr-hidden': ['contacts.qr.title', <Qr key="hidden" isHidden />],
  invite: ['contacts.invite.title', <Invite key="invite" invitation={{ code: 'AB23CD45', invitedCount: 3 }} />],
  'invite-failed': [
    'contacts.invite.title',
    <Invite key="failed" invitation={null} loadError={{ isRetrying: false, onRetry: fn() }} />,
  ],
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

function ScanUnreadable() {
  const intl = useIntl();
  const error = intl.formatMessage({ id: 'contacts.scan.unreadable' });
  return <ScanFriendOrGroupView camera="denied" video={null} error={error} onRetry={fn()} onPicture={fn()} />;
}

function Qr({ isHidden }: { isHidden: boolean }) {
  return (
    <MyQrCodeView
      profile={EXAMPLE_PROFILE}
      url="https://gu.example/friends?dialogVisible=add&contact=wren2026"
      isHidden={isHidden}
      canShare
      onSave={fn()}
      onShare={fn()}
    />
  );
}

function Invite(props: Pick<Parameters<typeof OwnInviteCodeView>[0], 'invitation'> & { loadError?: LoadError }) {
  return <OwnInviteCodeView brandTitle="Quintet" loadError={null} canShare={false} onShare={fn()} {...props} />;
}

function Add(props: Partial<Parameters<typeof AddFriendView>[0]>) {
  return (
    <AddFriendView
      contact={makeStoryField()}
      country={null}
      found={null}
      isSearching={false}
      isAdding={false}
      onCountryOpen={fn()}
      onSearch={fn()}
      onAdd={fn()}
      onMessage={fn()}
      onProfile={fn()}
      {...props}
    >
      {(['scan', 'qr', 'invite'] as const).map((way) => (
        <ListRow
          key={way}
          as="button"
          leading={<Icon name={way === 'invite' ? 'link' : way === 'qr' ? 'qr' : 'camera'} />}
          title={<FormattedMessage id={`contacts.way.${way}`} values={{ brand: 'Quintet' }} />}
          hasChevron
        />
      ))}
    </AddFriendView>
  );
}

function AddMissing() {
  const intl = useIntl();
  return (
    <Add contact={makeStoryField('nobody2026', { error: intl.formatMessage({ id: 'contacts.add.id-not-found' }) })} />
  );
}

const LISTS = { many: MANY_EXAMPLE_FRIENDS, full: EXAMPLE_FRIENDS };

type FriendsScreenState =
  | 'full'
  | 'many'
  | 'filtered'
  | 'loading'
  | 'empty'
  | 'none'
  | 'failed'
  | 'offline'
  | 'delete'
  | keyof typeof SHEETS;

/** The friends and their sheets as features/contacts composes them. */
export function StoryFriendsScreen({ state }: { state: FriendsScreenState }) {
  const intl = useIntl();
  const sheet = state in SHEETS ? SHEETS[state as keyof typeof SHEETS] : undefined;
  const hasFriends = !['loading', 'empty', 'failed', 'offline'].includes(state);
  const filters: Partial<Record<FriendsScreenState, string>> = { filtered: 'an', none: 'zzz' };
  return (
    <StoryAppShell tab="/chat" isOpened isOffline={state === 'offline'}>
      <FriendsLayout
        filter={hasFriends ? (filters[state] ?? '') : null}
        onFilterChange={fn()}
        onBack={fn()}
        onAdd={fn()}
      >
        <Content state={state} />
      </FriendsLayout>
      {sheet && (
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: sheet[0] })}>
          {sheet[1]}
        </Sheet>
      )}
      <Dialog
        isOpen={state === 'delete'}
        tone="danger"
        title={intl.formatMessage({ id: 'contacts.friends.delete-title' }, { name: 'Mango Rain' })}
        confirmLabel={intl.formatMessage({ id: 'contacts.friends.delete-confirm' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={fn()}
        onCancel={fn()}
      >
        {intl.formatMessage({ id: 'contacts.friends.delete-text' })}
      </Dialog>
    </StoryAppShell>
  );
}

function Entries() {
  const intl = useIntl();
  const toEntry = (icon: 'qr' | 'link', id: MessageId) => ({
    id,
    icon,
    label: intl.formatMessage({ id }),
    onSelect: fn(),
  });
  return (
    <FriendListActions actions={[toEntry('qr', 'contacts.qr.title'), toEntry('link', 'groups.menu.enter-code')]} />
  );
}

function Content({ state }: { state: FriendsScreenState }) {
  switch (state) {
    case 'loading':
      return <FriendListPlaceholder state="loading" />;
    case 'empty':
      return (
        <>
          <Entries />
          <FriendListPlaceholder state="empty" onAdd={fn()} />
        </>
      );
    case 'none':
      return <FriendListPlaceholder state="none" text="zzz" />;
    case 'failed':
    case 'offline':
      return <FriendListPlaceholder state={state} onRetry={fn()} isRetrying={false} />;
    default: {
      const friends = LISTS[state === 'many' ? 'many' : 'full'];
      const shown = state === 'filtered' ? friends.filter(({ name }) => name.toLowerCase().includes('an')) : friends;
      return (
        <FriendList
          sections={toStoryFriendSections(shown)}
          {...(state !== 'filtered' && { header: <Entries /> })}
          onOpen={fn()}
          onProfile={fn()}
          onDelete={fn()}
        />
      );
    }
  }
}
