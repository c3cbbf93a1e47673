import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { CodeField } from '../../components/CodeField.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './QrLoginView.module.css';

interface QrLoginViewProps {
  brandTitle: string;
  /** The URL in the QR code; null while loading or failed. */
  url: string | null;
  /** The code has expired. */
  hasExpired: boolean;
  passcode: string;
  /** The error of the code or the passcode. */
  errorText?: string | undefined;
  isBusy: boolean;
  wasCopied: boolean;
  onPasscodeChange: (passcode: string) => void;
  onPasscode: (passcode: string) => void;
  onRefresh: () => void;
  onCopy: () => void;
}

/** Login by a signed-in phone: it scans this code and shows a passcode to type here (spec §7). */
export function QrLoginView(props: QrLoginViewProps) {
  const { url, hasExpired, errorText, isBusy } = props;
  const intl = useIntl();
  const hasFailed = url === null && !hasExpired && errorText !== undefined;
  const isUnusable = hasExpired || hasFailed;
  return (
    <section className={styles.login} aria-label={intl.formatMessage({ id: 'auth.qr.title' })}>
      <h2 className={styles.title}>
        <FormattedMessage id="auth.qr.title" />
      </h2>
      <p className={styles.text}>
        <FormattedMessage id="auth.qr.text" values={{ brand: props.brandTitle }} />
      </p>
      <div className={styles.code} data-over={isUnusable || undefined} aria-busy={url === null && !isUnusable}>
        {url === null ? (
          <Skeleton shape="picture" />
        ) : (
          <QrCode text={url} label={intl.formatMessage({ id: 'auth.qr.code' })} />
        )}
        {isUnusable && (
          <div className={styles.over} role="status">
            {hasFailed ? errorText : <FormattedMessage id="auth.qr.expired" />}
            <Button size="s" icon="retry" onClick={props.onRefresh}>
              <FormattedMessage id="auth.qr.refresh" />
            </Button>
          </div>
        )}
      </div>
      <div className={styles.copy}>
        <Button variant="quiet" size="s" icon="copy" disabled={url === null || isUnusable} onClick={props.onCopy}>
          <FormattedMessage id={props.wasCopied ? 'auth.qr.copied' : 'auth.qr.copy'} />
        </Button>
      </div>
      <CodeField
        label={intl.formatMessage({ id: 'auth.qr.passcode' })}
        value={props.passcode}
        error={hasFailed ? undefined : errorText}
        isDisabled={url === null}
        onChange={(passcode) => !isBusy && props.onPasscodeChange(passcode)}
        onComplete={(passcode) => !isBusy && props.onPasscode(passcode)}
      />
    </section>
  );
}
