import { isConnectionError } from '@quintet/api/error';
import { groupByInitial } from '@quintet/domain/contacts/order';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import { Skeleton } from '@quintet/ui/Skeleton';
import { UserOrChatPicker } from '@quintet/ui/UserOrChatPicker';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';
import { selectableFriendsQuery } from './queries.ts';

interface SelectFriendsProps extends Omit<ComponentProps<typeof UserOrChatPicker>, 'items' | 'placeholder'> {
  /** Members of the group cannot be selected. */
  isMember?: (id: string) => boolean;
}

/** What is shown in place of the friends while there are none. */
function FriendsPlaceholder(): ReactNode {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useQuery(selectableFriendsQuery());
  if (data) {
    return (
      <EmptyState illustration="people" title={intl.formatMessage({ id: 'groups.new.no-friends' })}>
        {intl.formatMessage({ id: 'groups.new.no-friends-text' })}
      </EmptyState>
    );
  }
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
  if (isConnectionError(error)) {
    return (
      <ErrorState illustration="offline" title={intl.formatMessage({ id: 'groups.new.offline-title' })} {...retry}>
        {intl.formatMessage({ id: 'groups.new.offline-text' })}
      </ErrorState>
    );
  }
  if (error) return <ErrorState {...retry} />;
  return (
    <div aria-busy>
      <Skeleton shape="row" count={6} />
    </div>
  );
}

/** Selects friends for a group (spec §2, select friends). */
export function SelectFriends({ isMember, ...picker }: SelectFriendsProps): ReactNode {
  const intl = useIntl();
  const remarks = useAtomValue(remarkNicknamesAtom);
  const { data } = useQuery(selectableFriendsQuery());
  const sorted = useMemo(() => {
    const named = (data ?? []).map((friend) => ({ ...friend, name: remarks.get(friend.id) ?? friend.origin_nickname }));
    return groupByInitial(named, ({ name }) => name).flatMap((section) => section.items);
  }, [data, remarks]);
  const items = sorted.map(({ id, name, origin_nickname, avatar_thumbnail }) => ({
    id,
    avatarId: id,
    name,
    originName: origin_nickname === name ? null : origin_nickname,
    src: avatar_thumbnail,
    ...(isMember?.(id) && { disabledReason: intl.formatMessage({ id: 'groups.not-added.already-member' }) }),
  }));
  return (
    <UserOrChatPicker {...picker} items={items} {...(items.length === 0 && { placeholder: <FriendsPlaceholder /> })} />
  );
}
