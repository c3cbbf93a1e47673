import { Sheet } from '@quintet/ui/Sheet';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AddFriend } from './AddFriend.tsx';
import { OwnInviteCodeContent } from './OwnInviteCodeContent.tsx';
import { MyQrCode, type QrCodeProfile } from './MyQrCode.tsx';
import { ScanFriendOrGroup } from './ScanFriendOrGroup.tsx';
import type { FriendsSheetName, FriendsSheetControls } from './use-friends-sheet.ts';

interface FriendsSheetsProps extends Omit<FriendsSheetControls, 'open'> {
  profile: QrCodeProfile | null;
  onMessage: (userId: string) => void;
}

/** The sheets over the friends: adding, scanning, the own QR code and the invitation. */
export function FriendsSheets({ sheet, contact, change, close, showScanned, profile, onMessage }: FriendsSheetsProps) {
  const intl = useIntl();
  const render = (name: FriendsSheetName, content: ReactNode): ReactNode => (
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
      {render('add', <AddFriend key={contact} contact={contact} onMessage={onMessage} onOpen={change} />)}
      {render('scan', <ScanFriendOrGroup onFound={showScanned} />)}
      {render('qr', <MyQrCode profile={profile} />)}
      {render('invite', <OwnInviteCodeContent />)}
    </>
  );
}
