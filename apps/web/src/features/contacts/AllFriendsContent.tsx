import { groupByInitial } from '@quintet/domain/contacts/order';
import { filterItemsByText } from '@quintet/domain/text-filter';
import { FriendList } from '@quintet/ui/views/contacts/FriendList';
import type { FriendRowData } from '@quintet/ui/views/contacts/FriendRow';
import { FriendListPlaceholder } from '@quintet/ui/views/contacts/FriendListPlaceholder';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useIsOnline, useRetryWhenOnline } from '../../shared/requests/network.ts';
import { allFriendsQuery, type FriendContact } from '../../shared/users/contacts.ts';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';
import { useRemoveFriendMutation } from './mutations.ts';

/** A friend with the name that this user sees. */
type NamedContact = FriendContact & { readonly name: string };

const toFriend = (contact: NamedContact): FriendRowData => ({
  id: contact.id,
  name: contact.name,
  originName: contact.origin_nickname === contact.name ? null : contact.origin_nickname,
  avatar: contact.avatar_thumbnail ?? contact.avatar,
  isCancelled: contact.account_cancelled,
  hasProfile: contact.social_author_id !== null,
});

const getTexts = ({ name, origin_nickname, username }: NamedContact) => [name, origin_nickname, username];

interface FriendsProps {
  /** Shows the friends with this text in a name or in the account ID. */
  filter?: string;
  /** Above the friends, without a filter. */
  header?: ReactNode;
  /** Opens the form that adds a friend. */
  onAdd: () => void;
  /** Opens the direct message with a user. */
  onMessage: (userId: string) => void;
}

/** The friends A to Z; one can be deleted. */
export function AllFriendsContent({ filter = '', header, onAdd, onMessage }: FriendsProps): ReactNode {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { data, error, isFetching, refetch } = useQuery(allFriendsQuery());
  const { mutate: remove } = useRemoveFriendMutation();
  const [deleted, setDeleted] = useState<FriendRowData | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  const remarks = useAtomValue(remarkNicknamesAtom);
  const sections = useMemo(() => {
    const named = (data ?? []).map((one) => ({ ...one, name: remarks.get(one.id) ?? one.origin_nickname }));
    return groupByInitial(filterItemsByText(named, filter, getTexts).map(toFriend), ({ name }) => name);
  }, [data, filter, remarks]);
  const openProfile = ({ id }: FriendRowData): void => {
    const author = data?.find((contact) => contact.id === id)?.social_author_id;
    if (author) void navigate(paths.author.href({ id: author }));
  };

  if (!data) {
    if (!error && isOnline) return <FriendListPlaceholder state="loading" />;
    return <FriendListPlaceholder state={isOnline ? 'failed' : 'offline'} onRetry={retry} isRetrying={isFetching} />;
  }
  if (data.length === 0) {
    return (
      <>
        {header}
        <FriendListPlaceholder state="empty" onAdd={onAdd} />
      </>
    );
  }
  if (sections.length === 0) return <FriendListPlaceholder state="none" text={filter.trim()} />;
  return (
    <>
      <FriendList
        sections={sections}
        {...(filter.trim() === '' && { header })}
        onOpen={({ id }) => onMessage(id)}
        onProfile={openProfile}
        onDelete={(friend) => {
          setDeleted(friend);
          setIsConfirming(true);
        }}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        tone="danger"
        title="contacts.friends.delete-title"
        text="contacts.friends.delete-text"
        confirmLabel="contacts.friends.delete-confirm"
        values={{ name: deleted?.name }}
        onConfirm={() => {
          setIsConfirming(false);
          if (deleted) remove(deleted.id);
        }}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
}
