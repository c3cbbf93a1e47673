import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '../../components/Select.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';
import styles from './MinefieldSelfExclusionForm.module.css';

/** ExclusionDays of the contract. */
const DAYS = [1, 7, 30, 180, 365] as const;
export type MinefieldSelfExclusionDays = (typeof DAYS)[number];

interface MinefieldSelfExclusionFormProps {
  /** The user is excluded until then; null if not. */
  excludedUntil: string | null;
  days: MinefieldSelfExclusionDays;
  onDays: (days: MinefieldSelfExclusionDays) => void;
  errorText?: string | undefined;
  isBusy: boolean;
  onSubmit: () => void;
}

/** A user excludes themselves from minefields. It cannot be shortened or ended early. */
export function MinefieldSelfExclusionForm(props: MinefieldSelfExclusionFormProps) {
  const { excludedUntil, days } = props;
  const intl = useIntl();
  return (
    <SheetForm
      {...props}
      tone="danger"
      text={<FormattedMessage id="red-envelopes.exclude.text" />}
      submitLabel={<FormattedMessage id="red-envelopes.exclude.confirm" values={{ count: days }} />}
    >
      {excludedUntil !== null && (
        <p className={styles.until} role="status">
          <FormattedMessage
            id="red-envelopes.exclude.until"
            values={{ date: intl.formatDate(excludedUntil, { dateStyle: 'long', timeStyle: 'short' }) }}
          />
        </p>
      )}
      <Select
        label={intl.formatMessage({ id: 'red-envelopes.exclude.days' })}
        options={DAYS.map((count) => ({
          value: String(count),
          label: intl.formatMessage({ id: 'red-envelopes.exclude.count' }, { count }),
        }))}
        value={String(days)}
        onChange={({ target }) => props.onDays(DAYS.find((count) => String(count) === target.value)!)}
      />
    </SheetForm>
  );
}
