import type { RedEnvelopeCardState } from '@quintet/domain/red-envelopes/red-envelope';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createPlainClickHandler } from '../../components/plain-click.ts';
import { RedEnvelopeIcon } from './RedEnvelopeIcon.tsx';
import styles from './EnvelopeCard.module.css';
import { useGetEnvelopeKindName, type EnvelopeKindAndDigit } from './use-get-envelope-kind-name.ts';

/** Faces of envelopes that are over or opened: the paper is pale or grey. */
const TONES = {
  open: 'fresh',
  own: 'fresh',
  waiting: 'fresh',
  opened: 'pale',
  results: 'pale',
  empty: 'grey',
  expired: 'grey',
} as const satisfies Record<RedEnvelopeCardState, string>;

interface EnvelopeCardProps extends EnvelopeKindAndDigit {
  cardState: RedEnvelopeCardState;
  /** Empty for the usual words. */
  greeting: string;
  /** The time until the results, after the state. */
  countdown?: ReactNode;
  href: string;
  onOpen: () => void;
}

/** A red envelope in a chat. Tab reaches it only from its message. */
export function EnvelopeCard({ kind, digit, cardState, greeting, countdown, href, onOpen }: EnvelopeCardProps) {
  const intl = useIntl();
  const kindName = useGetEnvelopeKindName()({ kind, digit });
  const words = greeting || intl.formatMessage({ id: 'red-envelopes.card.greeting' });
  const stateText = intl.formatMessage({ id: `red-envelopes.card.${cardState}` });
  return (
    <a
      className={styles.card}
      href={href}
      tabIndex={-1}
      data-tone={TONES[cardState]}
      onClick={createPlainClickHandler(onOpen)}
    >
      <span className={styles.front}>
        <RedEnvelopeIcon isOpen={TONES[cardState] !== 'fresh'} />
        <span className={styles.words}>
          <span className={styles.greeting} dir="auto">
            {words}
          </span>
          <span className={styles.face}>
            {stateText} {countdown}
          </span>
        </span>
      </span>
      <span className={styles.kind}>{kindName}</span>
    </a>
  );
}
