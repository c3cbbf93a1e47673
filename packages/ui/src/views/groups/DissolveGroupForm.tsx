import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SheetForm } from '../../components/SheetForm.tsx';
import { TextField } from '../../components/TextField.tsx';

interface DissolveGroupFormProps {
  groupName: string;
  memberCount: number;
  errorText?: string | undefined;
  isBusy: boolean;
  onSubmit: () => void;
}

/** Ends a group for all members, once the owner has typed its name. */
export function DissolveGroupForm({ groupName, memberCount, ...props }: DissolveGroupFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  return (
    <SheetForm
      {...props}
      tone="danger"
      text={<FormattedMessage id="groups.dissolve.text" values={{ name: groupName, count: memberCount }} />}
      submitLabel={<FormattedMessage id="groups.dissolve.confirm" />}
      canSubmit={typed.trim() === groupName.trim()}
    >
      <TextField
        name="group-name"
        label={intl.formatMessage({ id: 'groups.dissolve.name' })}
        hint={groupName}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </SheetForm>
  );
}
