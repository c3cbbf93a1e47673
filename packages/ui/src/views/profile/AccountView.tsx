import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '../../components/ListRow.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';

export interface AccountDetailsData {
  username: string;
  /** Formatted with its dial code. */
  phone: string | null;
  email: string | null;
  /** The account memo. */
  memo: string | null;
  /** 1 phone, 2 email, 3 Google (spec §3). */
  type: 1 | 2 | 3;
  /** ISO date-time. */
  since: string;
  hasPassword: boolean;
}

interface AccountViewProps {
  /** Null while loading. */
  account: AccountDetailsData | null;
  onPassword: () => void;
}

/** The account's details, with the link to its password. */
export function AccountView({ account, onPassword }: AccountViewProps) {
  const intl = useIntl();
  if (!account) return <Skeleton shape="row" count={5} />;
  const none = <FormattedMessage id="profile.settings.not-set" />;
  return (
    <>
      <ListRow title={<FormattedMessage id="profile.account.id" />} end={account.username} />
      <ListRow title={<FormattedMessage id="profile.account.phone" />} end={account.phone ?? none} />
      <ListRow title={<FormattedMessage id="profile.account.email" />} end={account.email ?? none} />
      <ListRow title={<FormattedMessage id="profile.account.memo" />} end={account.memo ?? none} />
      <ListRow
        title={<FormattedMessage id="profile.account.type" />}
        end={<FormattedMessage id={`profile.account.type-${account.type}`} />}
      />
      <ListRow
        title={<FormattedMessage id="profile.account.since" />}
        end={intl.formatDate(account.since, { dateStyle: 'medium' })}
      />
      <ListRow
        as="button"
        title={<FormattedMessage id="profile.password.title" />}
        end={<FormattedMessage id={account.hasPassword ? 'profile.password.change' : 'profile.password.set'} />}
        hasChevron
        onClick={onPassword}
      />
    </>
  );
}
