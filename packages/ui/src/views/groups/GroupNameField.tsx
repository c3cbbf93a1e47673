import { countCodePoints } from '@quintet/domain/code-points';
import { GROUP_NAME_MAX } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { TextField } from '../../components/TextField.tsx';

/** Whether a group can have this name. */
export const isValidGroupName = (name: string): boolean => name.trim() !== '' && !isTooLong(name);

const isTooLong = (name: string): boolean => countCodePoints(name.trim()) > GROUP_NAME_MAX;

interface GroupNameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

/** The field of a group's name; its rule is an error once the name is too long. */
export function GroupNameField({ value, onChange }: GroupNameFieldProps) {
  const intl = useIntl();
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_NAME_MAX });
  return (
    <TextField
      name="group-name"
      label={intl.formatMessage({ id: 'groups.form.name' })}
      autoComplete="off"
      dir="auto"
      value={value}
      {...(isTooLong(value) ? { error: rule } : { hint: rule })}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
