import { formatDuration } from '@quintet/domain/format-duration';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import type { IllustrationName } from '../../icons/Illustration.tsx';
import styles from './BindProviderView.module.css';

/** The state of a binding order; `taken`: another user has bound the account. */
export type BindingOrderState = 'pending' | 'bound' | 'expired' | 'refused' | 'taken';

interface BindingViewProps {
  state: BindingOrderState;
  /** The content of the QR code, also a link. */
  qrcode: string;
  /** The bound account, shortened. */
  account: string | null;
  secondsLeft: number;
  onRedeem: () => void;
  /** Starts a new order. */
  onRestart: () => void;
}

const RESULTS = {
  bound: { illustration: 'done', title: 'wallet.bind.bound-title', text: 'wallet.bind.bound-text' },
  expired: { illustration: 'lock', title: 'wallet.bind.expired-title', text: 'wallet.bind.expired-text' },
  refused: { illustration: 'broken', title: 'wallet.bind.refused-title', text: 'wallet.bind.refused-text' },
  taken: { illustration: 'broken', title: 'wallet.bind.taken-title', text: 'wallet.bind.taken-text' },
} as const satisfies Record<string, { illustration: IllustrationName; title: string; text: string }>;

/** The QR code of a binding order with its countdown, then the result. */
export function BindProviderView(props: BindingViewProps) {
  const { state } = props;
  return (
    <div className={styles.binding}>
      {state === 'pending' && <Pending {...props} />}
      <div className={styles.result} role="status">
        {state !== 'pending' && <Result {...props} state={state} />}
      </div>
    </div>
  );
}

/** Only web addresses become links: a code could hold any scheme. */
const isLink = (qrcode: string): boolean => /^https?:\/\//.test(qrcode);

function Pending({ qrcode, secondsLeft }: BindingViewProps) {
  const intl = useIntl();
  return (
    <>
      <p className={styles.text}>
        <FormattedMessage id="wallet.bind.scan" />
      </p>
      <div className={styles.code}>
        <QrCode text={qrcode} label={intl.formatMessage({ id: 'wallet.bind.qr' })} />
      </div>
      <p className={styles.left} role="timer">
        <FormattedMessage id="wallet.bind.left" values={{ time: formatDuration(secondsLeft) }} />
      </p>
      {isLink(qrcode) && (
        <Button as="a" href={qrcode} target="_blank" rel="noopener" variant="secondary" isBlock>
          <FormattedMessage id="wallet.bind.open" />
        </Button>
      )}
    </>
  );
}

function Result({
  state,
  account,
  onRedeem,
  onRestart,
}: BindingViewProps & { state: keyof typeof RESULTS }): ReactNode {
  const intl = useIntl();
  const { illustration, title, text } = RESULTS[state];
  return (
    <EmptyState
      illustration={illustration}
      title={intl.formatMessage({ id: title })}
      action={
        state === 'bound' ? (
          <Button onClick={onRedeem}>
            <FormattedMessage id="wallet.redeem.title" />
          </Button>
        ) : (
          <Button onClick={onRestart}>
            <FormattedMessage id="wallet.bind.again" />
          </Button>
        )
      }
    >
      <FormattedMessage id={text} values={{ account: account ?? 'WellPay' }} />
    </EmptyState>
  );
}
