import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import styles from './NewGroupForm.module.css';

interface DissolveGroupFormProps {
  groupName: string;
  memberCount: number;
  errorText?: string | undefined;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Ends a group for all members, once the owner has typed its name. */
export function DissolveGroupForm({ groupName, memberCount, errorText, isBusy, onSubmit }: DissolveGroupFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const canSubmit = typed.trim() === groupName.trim();
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit });
  return (
    <form {...form} className={styles.form}>
      <p>
        <FormattedMessage id="groups.dissolve.text" values={{ name: groupName, count: memberCount }} />
      </p>
      <TextField
        name="group-name"
        label={intl.formatMessage({ id: 'groups.dissolve.name' })}
        hint={groupName}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" variant="danger" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.dissolve.confirm" />
      </Button>
    </form>
  );
}
