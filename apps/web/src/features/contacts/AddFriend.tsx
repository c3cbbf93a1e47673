import { toAuthorId } from '@quintet/domain/social/author-id';
import { Icon } from '@quintet/ui/icons';
import { ListRow } from '@quintet/ui/ListRow';
import { AddFriendView } from '@quintet/ui/views/contacts/AddFriendView';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { useCountryPicker } from '../../shared/forms/use-country-picker.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useAddFriendForm } from './use-add-friend-form.ts';
import type { FriendsSheetName } from './use-friends-sheet.ts';

interface AddFriendProps {
  /** The account ID of a link or QR code, which is searched at once. */
  contact: string | null;
  onMessage: (userId: string) => void;
  /** Opens another way instead. */
  onOpen: (sheet: FriendsSheetName) => void;
}

/** The other ways to add a friend. */
const WAYS = [
  { sheet: 'scan', icon: 'camera' },
  { sheet: 'qr', icon: 'qr' },
  { sheet: 'invite', icon: 'link' },
] as const;

/** Adds a friend by account ID or phone number (spec §2), and leads to the other ways. */
export function AddFriend({ contact, onMessage, onOpen }: AddFriendProps): ReactNode {
  const { title } = useBrand();
  const navigate = useNavigate();
  const { view, country, setCountry, search } = useAddFriendForm(contact ?? '');
  const { open, picker } = useCountryPicker(country, setCountry);
  const searchContact = useEffectEvent(() => void (contact && search()));
  useEffect(() => searchContact(), []);
  return (
    <>
      <AddFriendView
        {...view}
        onCountryOpen={open}
        onMessage={({ id }) => onMessage(id)}
        onProfile={({ id }) => void navigate(paths.author.href({ id: toAuthorId(id) }))}
      >
        {WAYS.map(({ sheet, icon }) => (
          <ListRow
            key={sheet}
            as="button"
            leading={<Icon name={icon} />}
            title={<FormattedMessage id={`contacts.way.${sheet}`} values={{ brand: title }} />}
            hasChevron
            onClick={() => onOpen(sheet)}
          />
        ))}
      </AddFriendView>
      {picker}
    </>
  );
}
