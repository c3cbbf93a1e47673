import type { Country } from '@quintet/domain/auth/countries';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { ListRow } from '../../components/ListRow.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { DialCodeButton } from '../auth/DialCodeButton.tsx';
import styles from './AddFriendView.module.css';

export interface FoundUser {
  id: string;
  name: string;
  username: string | null;
  introduction: string;
  avatar: string | null;
  isFriend: boolean;
}

interface AddFriendViewProps {
  contact: FormField;
  /** The country of a phone number; null while the text is an account ID. */
  country: Country | null;
  found: FoundUser | null;
  isSearching: boolean;
  isAdding: boolean;
  onCountryOpen: () => void;
  onSearch: () => void;
  onAdd: (user: FoundUser) => void;
  /** Opens the user's page. */
  onProfile: (user: FoundUser) => void;
  onMessage: (user: FoundUser) => void;
  /** Other ways to add a friend: ListRows. */
  children?: ReactNode;
}

/** Finds a user by account ID or phone number and adds them (spec §2, Add friend). Errors are at the field. */
export function AddFriendView(props: AddFriendViewProps) {
  const { contact, country, found, isSearching, onCountryOpen, onSearch, children } = props;
  const intl = useIntl();
  const form = useNativeFormProps({ isBusy: isSearching, onSubmit: onSearch });
  return (
    <div className={styles.add}>
      <form {...form} className={styles.form}>
        <TextField
          name="contact"
          label={intl.formatMessage({ id: 'contacts.add.field' })}
          autoComplete="off"
          isExact
          enterKeyHint="search"
          {...getFieldInputProps({
            ...contact,
            hint: contact.hint ?? intl.formatMessage({ id: 'contacts.add.field-hint' }),
          })}
          start={country && <DialCodeButton country={country} onClick={onCountryOpen} />}
        />
        <Button type="submit" isBlock variant={found ? 'secondary' : 'primary'} isBusy={isSearching}>
          <FormattedMessage id="contacts.add.submit" />
        </Button>
      </form>
      <div role="status">{found && <Found {...props} user={found} />}</div>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}

function Found({ user, isAdding, onAdd, onMessage, onProfile }: AddFriendViewProps & { user: FoundUser }) {
  const intl = useIntl();
  const { id, name, username, introduction, avatar, isFriend } = user;
  const accountId = username !== null && intl.formatMessage({ id: 'contacts.add.account-id' }, { username });
  return (
    <section className={styles.found} aria-label={intl.formatMessage({ id: 'contacts.add.found' })}>
      <ListRow
        as="button"
        hasChevron
        onClick={() => onProfile(user)}
        leading={<Avatar id={id} name={name} src={avatar} size="l" />}
        title={name}
        {...((accountId || introduction) && { detail: accountId || introduction })}
      />
      {isFriend && (
        <p className={styles.note}>
          <FormattedMessage id="contacts.add.is-friend" />
        </p>
      )}
      {isFriend ? (
        <Button isBlock icon="chat" onClick={() => onMessage(user)}>
          <FormattedMessage id="contacts.add.message" />
        </Button>
      ) : (
        <Button isBlock icon="add" isBusy={isAdding} onClick={() => onAdd(user)}>
          <FormattedMessage id="contacts.add.action" />
        </Button>
      )}
    </section>
  );
}
