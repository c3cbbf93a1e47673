import { FriendListActions } from '@quintet/ui/views/contacts/FriendListActions';
import { FriendsLayout } from '@quintet/ui/views/contacts/FriendsLayout';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { type MenuEntries, useMenuItems } from '../../shared/navigation/menu-entry.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';
import { AllFriendsContent } from './AllFriendsContent.tsx';
import { FriendsSheets } from './FriendsSheets.tsx';
import type { QrCodeProfile } from './MyQrCode.tsx';
import { useFriendsSheet } from './use-friends-sheet.ts';

interface FriendsPageProps {
  /** This user; null while loading. */
  profile: QrCodeProfile | null;
  /** Entries of other slices above the friends. */
  entries: MenuEntries<undefined>;
  /** Opens the direct message with a user. */
  onMessage: (userId: string) => void;
}

/** /friends: the friends A to Z, and the sheets to add some (spec §2). */
export default function FriendsPage({ profile, entries, onMessage }: FriendsPageProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { data } = useQuery(allFriendsQuery());
  const sheets = useFriendsSheet();
  const qr = { id: 'qr', icon: 'qr', label: intl.formatMessage({ id: 'contacts.qr.title' }) } as const;
  const items = [{ ...qr, onSelect: () => sheets.open('qr') }, ...useMenuItems(entries, undefined)];
  const [filter, setFilter] = useState('');
  usePageTitle(intl.formatMessage({ id: 'contacts.friends.title' }));
  const add = (): void => sheets.open('add');
  return (
    <>
      <FriendsLayout
        filter={data && data.length > 0 ? filter : null}
        onFilterChange={setFilter}
        onBack={() => void navigate(paths.chat.href())}
        onAdd={add}
      >
        <AllFriendsContent
          filter={filter}
          header={<FriendListActions actions={items} />}
          onAdd={add}
          onMessage={onMessage}
        />
      </FriendsLayout>
      <FriendsSheets {...sheets} profile={profile} onMessage={onMessage} />
    </>
  );
}
