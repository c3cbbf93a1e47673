import type { MessageId } from '@quintet/i18n/ids';
import {
  RED_ENVELOPE_LUCKY,
  RED_ENVELOPE_MINEFIELD,
  RED_ENVELOPE_NORMAL,
  type RedEnvelopeKindNumber,
} from '@quintet/domain/red-envelopes/rules';
import { RED_ENVELOPE_GREETING_MAX } from '@quintet/domain/limits';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { FormAlert } from '../../components/FormAlert.tsx';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { useGroupedAmountInputProps } from '../../components/use-grouped-amount-input-props.ts';
import { MinefieldDigitField } from './MinefieldDigitField.tsx';
import styles from './SendEnvelopeForm.module.css';

const NAMES = {
  [RED_ENVELOPE_LUCKY]: 'lucky',
  [RED_ENVELOPE_NORMAL]: 'normal',
  [RED_ENVELOPE_MINEFIELD]: 'minefield',
} as const;

interface SendEnvelopeFormProps {
  kind: RedEnvelopeKindNumber;
  /** The kinds that can be sent here; a single one is not shown. */
  kinds: readonly RedEnvelopeKindNumber[];
  onKind: (kind: RedEnvelopeKindNumber) => void;
  /** Points of all shares; of equal shares the points of each. */
  amount: FormField;
  /** Null in a direct message, which has one share. */
  count: FormField | null;
  /** Of the group, this user included. */
  memberCount: number;
  greeting: FormField;
  digit: number | null;
  digitError: string | undefined;
  onDigit: (digit: number) => void;
  /** Points of all shares; 0 while unknown. */
  total: number;
  /** What a hit of a minefield pays. */
  stake: number;
  available: number;
  /** A request was sent, but its answer is unknown: the form is fixed until it is. */
  isUnknown: boolean;
  errorText?: string | undefined;
  onSubmit: () => void;
}

/** A new red envelope, before the security password is asked for. */
export function SendEnvelopeForm(props: SendEnvelopeFormProps) {
  const { kind, kinds, amount, count, greeting, total, available, isUnknown } = props;
  const intl = useIntl();
  const id = useId();
  const form = useNativeFormProps({ isBusy: false, onSubmit: props.onSubmit });
  const groupedAmount = useGroupedAmountInputProps(amount, isUnknown);
  const amountLabel: MessageId =
    count === null
      ? 'red-envelopes.send.points'
      : kind === RED_ENVELOPE_NORMAL
        ? 'red-envelopes.send.each'
        : 'red-envelopes.send.total';
  const hasTabs = kinds.length > 1 && !isUnknown;
  return (
    <form {...form} className={styles.form}>
      {hasTabs && (
        <Tabs
          id={id}
          label={intl.formatMessage({ id: 'red-envelopes.send.kind' })}
          variant="pill"
          items={kinds.map((one) => ({
            id: NAMES[one],
            label: intl.formatMessage({ id: `red-envelopes.send.${NAMES[one]}` }),
          }))}
          value={NAMES[kind]}
          onChange={(name) => props.onKind(kinds.find((one) => NAMES[one] === name)!)}
        />
      )}
      <div className={styles.fields} {...(hasTabs && getTabPanelProps(id, NAMES[kind]))}>
        {count && (
          <p className={styles.text}>
            <FormattedMessage id={`red-envelopes.send.${NAMES[kind]}-text`} values={{ stake: props.stake }} />
          </p>
        )}
        <TextField
          {...getFieldInputProps(amount)}
          {...groupedAmount}
          label={intl.formatMessage({ id: amountLabel })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          readOnly={isUnknown}
        />
        {count && (
          <TextField
            {...getFieldInputProps(count)}
            label={intl.formatMessage({ id: 'red-envelopes.send.count' })}
            hint={count.hint ?? intl.formatMessage({ id: 'red-envelopes.send.members' }, { count: props.memberCount })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            readOnly={isUnknown}
          />
        )}
        {kind === RED_ENVELOPE_MINEFIELD && (
          <MinefieldDigitField
            value={props.digit}
            error={props.digitError}
            isDisabled={isUnknown}
            onChange={props.onDigit}
          />
        )}
        <TextField
          {...getFieldInputProps(greeting)}
          label={intl.formatMessage({ id: 'red-envelopes.send.greeting' })}
          placeholder={intl.formatMessage({ id: 'red-envelopes.card.greeting' })}
          maxLength={RED_ENVELOPE_GREETING_MAX}
          dir="auto"
          readOnly={isUnknown}
        />
      </div>
      <p className={styles.sum}>
        <output className={styles.total}>{intl.formatNumber(total)}</output>{' '}
        <FormattedMessage id="wallet.points.unit" values={{ count: total }} />
        <span className={styles.available}>
          <FormattedMessage id="wallet.redeem.available" values={{ count: available }} />
        </span>
      </p>
      <p className={styles.return}>
        <FormattedMessage
          id={`red-envelopes.send.${kind === RED_ENVELOPE_MINEFIELD ? 'return-minefield' : 'return'}`}
        />
      </p>
      <FormAlert>{isUnknown ? <FormattedMessage id="red-envelopes.send.unknown" /> : props.errorText}</FormAlert>
      <div className={styles.submit}>
        <Button type="submit" isBlock>
          <FormattedMessage id={isUnknown ? 'red-envelopes.send.retry' : 'red-envelopes.send.submit'} />
        </Button>
      </div>
    </form>
  );
}
