import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ActionConsequenceData, ActionConsequences } from './ActionConsequences.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';

/** The data of the account, or everything that the site has stored in this browser. */
export type ClearDataScope = 'account' | 'all';

interface ClearDataViewProps {
  /** Messages that exist on this device only. */
  unsentCount: number;
  isBusy: boolean;
  onClear: (scope: ClearDataScope) => void;
}

const SCOPES = ['account', 'all'] as const;

const CONSEQUENCES: Record<ClearDataScope, readonly ActionConsequenceData[]> = {
  account: [
    { message: 'profile.clear.data-removed', icon: 'trash' },
    { message: 'profile.clear.login-kept', icon: 'check' },
  ],
  all: [
    { message: 'profile.clear.data-removed', icon: 'trash' },
    { message: 'profile.clear.settings-removed', icon: 'logout' },
    { message: 'profile.clear.account-kept', icon: 'check' },
  ],
};

/** Asks before this device's data is deleted: says what goes and what stays. */
export function ClearDataView({ unsentCount, isBusy, onClear }: ClearDataViewProps) {
  const intl = useIntl();
  const [scope, setScope] = useState<ClearDataScope>('account');
  return (
    <SheetForm
      tone="danger"
      text={<FormattedMessage id="profile.clear.text" />}
      submitLabel={intl.formatMessage({ id: `profile.clear.${scope}-action` })}
      canSubmit
      isBusy={isBusy}
      onSubmit={() => onClear(scope)}
    >
      <RadioGroup
        name="scope"
        icon="trash"
        label={intl.formatMessage({ id: 'profile.clear.scope' })}
        options={SCOPES.map((value) => ({ value, label: intl.formatMessage({ id: `profile.clear.${value}` }) }))}
        value={scope}
        onChange={setScope}
      />
      <ActionConsequences items={CONSEQUENCES[scope]} />
      {unsentCount > 0 && (
        <p role="note">
          <FormattedMessage id="profile.clear.unsent" values={{ count: unsentCount }} />
        </p>
      )}
    </SheetForm>
  );
}
