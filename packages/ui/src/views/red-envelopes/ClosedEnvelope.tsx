import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import styles from './ClosedEnvelope.module.css';
import { type EnvelopeKindAndDigit, useGetEnvelopeKindName } from './use-get-envelope-kind-name.ts';
import { useFocusEnvelopeSeal } from './use-focus-envelope-seal.ts';

export interface EnvelopeSender {
  id: string;
  name: string;
  src: string | null;
}

interface ClosedEnvelopeProps extends EnvelopeKindAndDigit {
  sender: EnvelopeSender;
  /** Empty for the usual words. */
  greeting: string;
  /** `opening` turns the seal; `open` lifts the flap and lets the envelope go. */
  phase: 'closed' | 'opening' | 'open';
  /** Why it was not opened; `terms` say it themselves. */
  errorText?: string | undefined;
  /** Under the envelope: the terms of a minefield, with their own button in place of the seal's. */
  terms?: ReactNode;
  onOpen: () => void;
}

/** A closed envelope with its seal, which opens it; that of a minefield shows its digit. Only transforms and opacity move. */
export function ClosedEnvelope({ sender, greeting, phase, errorText, terms, onOpen, ...kind }: ClosedEnvelopeProps) {
  const intl = useIntl();
  const kindName = useGetEnvelopeKindName()(kind);
  const seal = useRef<HTMLButtonElement>(null);
  useFocusEnvelopeSeal(seal);
  return (
    <div className={styles.scene}>
      <div className={styles.envelope} data-phase={phase} data-small={terms ? '' : undefined}>
        <div className={styles.flap} />
        <div className={styles.front}>
          <Avatar id={sender.id} name={sender.name} src={sender.src} size="l" />
          <p className={styles.from}>
            <FormattedMessage id="red-envelopes.open.from" values={{ name: <bdi>{sender.name}</bdi> }} />
          </p>
          <p className={styles.greeting} dir="auto">
            {greeting || <FormattedMessage id="red-envelopes.card.greeting" />}
          </p>
          <p className={styles.kind}>{kindName}</p>
        </div>
        {terms ? (
          <div className={styles.seal}>
            <span className={styles.face}>{kind.digit}</span>
          </div>
        ) : (
          <button
            ref={seal}
            className={styles.seal}
            type="button"
            aria-label={intl.formatMessage({
              id: phase === 'closed' ? 'red-envelopes.open.button' : 'red-envelopes.open.opening',
            })}
            aria-disabled={phase !== 'closed' || undefined}
            data-autofocus
            onClick={() => phase === 'closed' && onOpen()}
          >
            <span className={styles.face}>
              <FormattedMessage id="red-envelopes.open.seal" />
            </span>
          </button>
        )}
      </div>
      {terms || <FormAlert>{errorText}</FormAlert>}
    </div>
  );
}
