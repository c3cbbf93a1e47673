import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { type ActionConsequenceData, ActionConsequences } from './ActionConsequences.tsx';
import { OwnedGroupSuccessors } from './OwnedGroupSuccessors.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';

interface DeleteAccountViewProps {
  username: string;
  /** The password, or the account ID without one. */
  proof: FormField;
  hasPassword: boolean;
  /** The user's own groups; null while unknown. */
  ownedGroups: readonly { id: string; name: string; successor: string | null }[] | null;
  /** The balance that is lost; undefined while unknown. */
  points?: number | undefined;
  errorText?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

function getPointsConsequence(points: number | undefined): ActionConsequenceData[] {
  if (points === undefined) return [{ message: 'profile.delete.points', icon: 'wallet' }];
  return points > 0 ? [{ message: 'profile.delete.some-points', icon: 'wallet', values: { points } }] : [];
}

const getConsequences = (points: number | undefined): ActionConsequenceData[] => [
  { message: 'profile.delete.erased', icon: 'person' },
  ...getPointsConsequence(points),
  { message: 'profile.delete.messages', icon: 'chat' },
];

/** The consequences of deleting the account, with the proof of its owner (spec §2, About). */
export function DeleteAccountView(props: DeleteAccountViewProps) {
  const { username, proof, hasPassword, ownedGroups, points } = props;
  const intl = useIntl();
  return (
    <SheetForm
      {...props}
      tone="danger"
      text={<FormattedMessage id="profile.delete.text" />}
      submitLabel={intl.formatMessage({ id: 'profile.delete.action' })}
    >
      <ActionConsequences items={getConsequences(points)} />
      {ownedGroups && ownedGroups.length > 0 && <OwnedGroupSuccessors groups={ownedGroups} />}
      {hasPassword ? (
        <>
          <input hidden readOnly name="username" autoComplete="username" value={username} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: 'profile.delete.password' })}
            autoComplete="current-password"
            {...getFieldInputProps(proof)}
          />
        </>
      ) : (
        <TextField
          name="username-again"
          label={intl.formatMessage({ id: 'profile.delete.username' }, { username })}
          autoComplete="off"
          isExact
          {...getFieldInputProps(proof)}
        />
      )}
    </SheetForm>
  );
}
