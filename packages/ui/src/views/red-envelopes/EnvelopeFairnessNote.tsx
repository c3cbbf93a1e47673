import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './EnvelopeFairnessNote.module.css';

/** `later`: the envelope has not ended; the others are the check's in this browser. */
export type FairnessCheckState = 'later' | 'checking' | 'checked' | 'failed';

const ICONS: Record<FairnessCheckState, IconName> = {
  later: 'lock',
  checking: 'clock',
  checked: 'shield',
  failed: 'warning',
};

interface EnvelopeFairnessNoteProps {
  fairness: FairnessCheckState;
  commitment: string;
  /** Null before the end. */
  seed: string | null;
}

/** Whether the shares are those that were fixed at sending, and how that is known. */
export function EnvelopeFairnessNote({ fairness, commitment, seed }: EnvelopeFairnessNoteProps) {
  return (
    <section className={styles.note} data-state={fairness}>
      <p className={styles.state} role="status">
        <Icon name={ICONS[fairness]} size="s" />
        <FormattedMessage id={`red-envelopes.fair.${fairness}`} />
      </p>
      <details className={styles.details}>
        <summary>
          <FormattedMessage id="red-envelopes.fair.how" />
        </summary>
        <p>
          <FormattedMessage id="red-envelopes.fair.text" />
        </p>
        <dl>
          <dt>
            <FormattedMessage id="red-envelopes.fair.fingerprint" />
          </dt>
          <dd>{commitment}</dd>
          {seed && (
            <>
              <dt>
                <FormattedMessage id="red-envelopes.fair.secret" />
              </dt>
              <dd>{seed}</dd>
            </>
          )}
        </dl>
      </details>
    </section>
  );
}
