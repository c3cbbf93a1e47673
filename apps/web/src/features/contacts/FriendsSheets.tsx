import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyPart } from '../../shared/loading/LazyPart.tsx';
import type { OwnProfile } from './MyQr.tsx';
import type { FriendsSheet, OpenFriendsSheet } from './use-friends-sheet.ts';

const loadAdd = () => import('./AddFriend.tsx');
const loadScan = () => import('./ScanFriend.tsx');
const loadQr = () => import('./MyQr.tsx');
const loadInvite = () => import('./Invite.tsx');

interface FriendsSheetsProps extends Omit<OpenFriendsSheet, 'open'> {
  profile: OwnProfile | null;
  onMessage: (userId: string) => void;
}

/** The sheets over the friends: adding, scanning, the own QR code and the invitation. */
export function FriendsSheets({ sheet, contact, change, close, showContact, profile, onMessage }: FriendsSheetsProps) {
  const intl = useIntl();
  const fallback = <Skeleton shape="picture" />;
  const render = (name: FriendsSheet, content: ReactNode): ReactNode => (
    <Sheet
      isOpen={sheet === name}
      onClose={close}
      hasAddress
      title={intl.formatMessage({ id: `contacts.${name}.title` })}
    >
      {content}
    </Sheet>
  );
  return (
    <>
      {/* Another contact is another search. */}
      {render(
        'add',
        <LazyPart key={contact} load={loadAdd} props={{ contact, onMessage, onOpen: change }} fallback={fallback} />,
      )}
      {render('scan', <LazyPart load={loadScan} props={{ onFound: showContact }} fallback={fallback} />)}
      {render('qr', <LazyPart load={loadQr} props={{ profile }} fallback={fallback} />)}
      {render('invite', <LazyPart load={loadInvite} props={{}} fallback={fallback} />)}
    </>
  );
}
