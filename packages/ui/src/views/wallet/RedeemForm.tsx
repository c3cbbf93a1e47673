import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Field, getFieldNoteId } from '../../components/Field.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { SheetForm } from '../../components/SheetForm.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useGroupedAmountInputProps } from '../../components/use-grouped-amount-input-props.ts';
import { DescriptionList } from './DescriptionList.tsx';
import { PointsAmount } from './PointsAmount.tsx';
import styles from './WalletForm.module.css';

interface RedeemFormProps {
  /** The provider and account, in words; null if the address says it. */
  target: string | null;
  amount: FormField;
  /** Null for the bound account. */
  address: FormField | null;
  /** The points that can be spent now; null while unknown. */
  available: number | null;
  /** Limits of this provider, in words. */
  limits: string;
  /** The fee and what the recipient gets; null without a valid amount. */
  cost: { fee: number; receives: number } | null;
  /** A request was sent, but its answer is unknown: the form is fixed until it is. */
  isUnknown: boolean;
  /** The provider is under maintenance. */
  isUnavailable: boolean;
  errorText?: string | undefined;
  canSubmit: boolean;
  /** Enters the largest possible amount. */
  onAll: () => void;
  onSubmit: () => void;
}

/** The amount of a redemption with its limits and fee, before the security password is asked for. */
export function RedeemForm(props: RedeemFormProps) {
  const { target, amount, address, available, cost, isUnknown, isUnavailable } = props;
  const intl = useIntl();
  const id = useId();
  const groupedAmount = useGroupedAmountInputProps(amount, isUnknown);
  return (
    <SheetForm
      {...props}
      submitLabel={<FormattedMessage id={isUnknown ? 'wallet.redeem.retry' : 'wallet.redeem.continue'} />}
      errorText={
        isUnknown ? (
          <FormattedMessage id="wallet.redeem.unknown" />
        ) : isUnavailable ? (
          <FormattedMessage id="wallet.redeem.maintenance" />
        ) : (
          props.errorText
        )
      }
    >
      {target !== null && <p className={styles.target}>{target}</p>}
      {address && (
        <TextField
          {...getFieldInputProps(address)}
          label={intl.formatMessage({ id: 'wallet.redeem.address' })}
          readOnly={isUnknown}
          autoComplete="off"
          isExact
          maxLength={200}
        />
      )}
      <Field
        id={id}
        shape="bare"
        label={intl.formatMessage({ id: 'wallet.redeem.amount' })}
        hint={amount.hint ?? props.limits}
        error={amount.error}
      >
        <input
          {...pickInput(amount)}
          {...groupedAmount}
          id={id}
          className={styles.amount}
          readOnly={isUnknown}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          maxLength={13}
          aria-describedby={getFieldNoteId(id)}
          aria-invalid={amount.error ? true : undefined}
        />
      </Field>
      {available !== null && (
        <div className={styles.available}>
          <FormattedMessage id="wallet.redeem.available" values={{ count: available }} />
          {!isUnknown && (
            <Button variant="secondary" size="s" onClick={props.onAll}>
              <FormattedMessage id="wallet.redeem.all" />
            </Button>
          )}
        </div>
      )}
      {cost && (
        <DescriptionList
          rows={[
            {
              key: 'fee',
              label: <FormattedMessage id="wallet.detail.fee" />,
              value:
                cost.fee === 0 ? <FormattedMessage id="wallet.provider.no-fee" /> : <PointsAmount count={cost.fee} />,
            },
            {
              key: 'receives',
              label: <FormattedMessage id="wallet.detail.receives" />,
              value: <PointsAmount count={cost.receives} />,
            },
          ]}
        />
      )}
    </SheetForm>
  );
}

/** The props of the input; texts are the field's. */
function pickInput(field: FormField) {
  const { value, onChange, onBlur } = getFieldInputProps(field);
  return { value, onChange, onBlur };
}
