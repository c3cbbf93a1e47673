import { parseGroupCode } from '@quintet/domain/groups/group-code';
import { GROUP_CODE_LENGTH } from '@quintet/domain/limits';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SheetForm } from '../../components/SheetForm.tsx';
import { TextField } from '../../components/TextField.tsx';

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
  return (
    <SheetForm
      submitLabel={<FormattedMessage id="groups.join.next" />}
      canSubmit={code !== null}
      onSubmit={() => code !== null && onSubmit(code)}
    >
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
    </SheetForm>
  );
}
