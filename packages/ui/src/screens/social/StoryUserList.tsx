import type { MessageId } from '@quintet/i18n/ids';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { UserList } from '../../views/social/author/UserList.tsx';

interface StoryUserListProps extends Partial<Pick<ComponentProps<typeof UserList>, 'users' | 'tail'>> {
  /** The text without users. */
  empty?: MessageId;
  error?: MessageId;
}

/** The users of a sheet: who likes a post, who follows a user. */
export function StoryUserList({ users = [], tail = 'end', empty, error }: StoryUserListProps) {
  const intl = useIntl();
  return (
    <UserList
      users={users}
      toHref={({ id }) => `/guest-page/${id}`}
      emptyText={empty ? intl.formatMessage({ id: empty }) : ''}
      tail={tail}
      errorText={error && intl.formatMessage({ id: error })}
      onOpen={fn()}
      onFollow={fn()}
      onNearEnd={fn()}
      onRetry={fn()}
    />
  );
}
