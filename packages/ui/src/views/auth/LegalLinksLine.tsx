import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { addAppearanceOnLinkClick } from '../legal-link.ts';
import styles from './LegalLinksLine.module.css';

export interface LegalUrls {
  termsUrl: string;
  privacyUrl: string;
}

/** The terms and privacy links (spec §1). */
export function LegalLinksLine({ termsUrl, privacyUrl }: LegalUrls) {
  const link = (href: string) => (words: ReactNode[]) => (
    <a key={href} href={href} target="_blank" rel="noopener" onClick={addAppearanceOnLinkClick}>
      {words}
    </a>
  );
  return (
    <p className={styles.line}>
      <FormattedMessage id="auth.select.agree" values={{ terms: link(termsUrl), privacy: link(privacyUrl) }} />
    </p>
  );
}
