import { parseGroupCode } from '@quintet/domain/groups/group-code';
import { GROUP_CODE_LENGTH } from '@quintet/domain/limits';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import styles from './NewGroupForm.module.css';

interface EnterCodeFormProps {
  /** Called with a code that can exist. */
  onSubmit: (code: string) => void;
}

/** Asks for the invite code of a group (spec §2, enter invite code). */
export function EnterGroupCodeForm({ onSubmit }: EnterCodeFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [hasLeft, setHasLeft] = useState(false);
  const code = parseGroupCode(typed);
  const rule = intl.formatMessage({ id: 'groups.join.code-rule' }, { length: GROUP_CODE_LENGTH });
  const form = useNativeFormProps({
    canSubmit: code !== null,
    isBusy: false,
    onSubmit: () => code !== null && onSubmit(code),
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        name="invite-code"
        label={intl.formatMessage({ id: 'groups.join.code' })}
        autoComplete="off"
        isExact
        autoCapitalize="characters"
        value={typed}
        {...(hasLeft && typed !== '' && code === null ? { error: rule } : { hint: rule })}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setHasLeft(true)}
      />
      <Button type="submit" isBlock disabled={code === null}>
        <FormattedMessage id="groups.join.next" />
      </Button>
    </form>
  );
}
