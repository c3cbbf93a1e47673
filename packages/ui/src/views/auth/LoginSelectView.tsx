import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { LegalLinksLine, type LegalUrls } from './LegalLinksLine.tsx';
import styles from './LoginSelectView.module.css';

export type LoginMethod = 'phone' | 'email' | 'google';

interface LoginSelectViewProps {
  brandTitle: string;
  mark: ReactNode;
  legal: LegalUrls;
  hasGoogle: boolean;
  /** A guest opened a member's page: explains why. */
  isPrompt?: boolean;
  /** The action that needs the login. */
  reason?: 'like' | 'collect' | 'follow' | 'comment' | 'message';
  /** Inside a sheet, which has its own padding. */
  isInset?: boolean;
  onChoose: (way: LoginMethod) => void;
  /** Opens QR login, if the page does not show it beside the view. */
  onScan?: () => void;
  /** Continues as a guest, on the full page. */
  onContinueAsGuest?: () => void;
  /** The language picker below the view, if the page has none. */
  languageSwitch?: ReactNode;
}

/** Login select: the login methods and the legal links (spec §2). */
export function LoginSelectView({
  brandTitle,
  mark,
  legal,
  hasGoogle,
  isPrompt,
  reason,
  isInset,
  onChoose,
  onScan,
  onContinueAsGuest,
  languageSwitch,
}: LoginSelectViewProps) {
  return (
    <div className={styles.select} data-inset={isInset || undefined}>
      <div className={styles.hero}>
        <div className={styles.mark}>{mark}</div>
        <h1 className={styles.title}>
          <FormattedMessage id="auth.select.title" values={{ brand: brandTitle }} />
        </h1>
        <p className={styles.text}>
          <FormattedMessage
            id={reason ? `auth.select.for-${reason}` : isPrompt ? 'shell.guest.prompt' : 'auth.select.text'}
          />
        </p>
      </div>
      <div className={styles.ways}>
        <Button isBlock icon="phone" onClick={() => onChoose('phone')}>
          <FormattedMessage id="auth.select.phone" />
        </Button>
        <Button isBlock variant="outline" icon="mail" onClick={() => onChoose('email')}>
          <FormattedMessage id="auth.select.email" />
        </Button>
        {hasGoogle && (
          <Button isBlock variant="outline" icon="google" onClick={() => onChoose('google')}>
            <FormattedMessage id="auth.select.google" />
          </Button>
        )}
        {onScan && (
          <Button isBlock variant="quiet" onClick={onScan}>
            <FormattedMessage id="auth.select.scan" />
          </Button>
        )}
        {onContinueAsGuest && (
          <Button isBlock variant="quiet" onClick={onContinueAsGuest}>
            <FormattedMessage id="auth.select.guest" />
          </Button>
        )}
      </div>
      <LegalLinksLine {...legal} />
      {languageSwitch && <div className={styles.language}>{languageSwitch}</div>}
    </div>
  );
}
