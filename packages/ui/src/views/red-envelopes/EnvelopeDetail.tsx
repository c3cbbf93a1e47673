import type { RedEnvelopeCard } from '@quintet/domain/red-envelopes/red-envelope';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { type EnvelopeClaimData, EnvelopeClaimList } from './EnvelopeClaimList.tsx';
import styles from './EnvelopeDetail.module.css';
import { type FairnessCheckState, EnvelopeFairnessNote } from './EnvelopeFairnessNote.tsx';
import type { EnvelopeSender } from './ClosedEnvelope.tsx';
import { useGetEnvelopeKindName } from './use-get-envelope-kind-name.ts';

interface EnvelopeDetailProps {
  card: RedEnvelopeCard;
  sender: EnvelopeSender;
  isOwn: boolean;
  /** Points of all shares, and of the claimed ones; null while hidden. */
  amount: number | null;
  claimedAmount: number | null;
  /** What this user got, or why they got nothing (EnvelopeResult). */
  result: ReactNode;
  /** The latest first. */
  claims: readonly EnvelopeClaimData[];
  fairness: FairnessCheckState;
}

const SECOND_MS = 1000;

/** An envelope from inside: what this user got, the claims, what returned, and whether the shares were fair. */
export function EnvelopeDetail(props: EnvelopeDetailProps) {
  const { card, sender, isOwn, amount, claimedAmount, result, claims, fairness } = props;
  const intl = useIntl();
  const kindName = useGetEnvelopeKindName()(card);
  return (
    <div className={styles.detail}>
      <div className={styles.header}>
        <div className={styles.band} />
        <Avatar id={sender.id} name={sender.name} src={sender.src} size="l" />
        <h3 className={styles.from}>
          {isOwn ? (
            <FormattedMessage id="red-envelopes.open.from-self" />
          ) : (
            <FormattedMessage id="red-envelopes.open.from" values={{ name: <bdi>{sender.name}</bdi> }} />
          )}
        </h3>
        <p className={styles.greeting} dir="auto">
          {card.greeting || <FormattedMessage id="red-envelopes.card.greeting" />}
        </p>
        <p className={styles.kind}>{kindName}</p>
      </div>
      {result}
      <section className={styles.section}>
        <p className={styles.progress}>
          <FormattedMessage
            id="red-envelopes.detail.progress"
            values={{ claimed: card.claimed_count, count: card.count }}
          />
          {amount !== null && claimedAmount !== null && (
            <>
              <span aria-hidden> · </span>
              <FormattedMessage id="red-envelopes.detail.points" values={{ claimed: claimedAmount, amount }} />
            </>
          )}
          {card.emptied_at && (
            <>
              <span aria-hidden> · </span>
              <FormattedMessage
                id="red-envelopes.detail.emptied"
                values={{ duration: <Duration from={card.create_at} to={card.emptied_at} /> }}
              />
            </>
          )}
        </p>
        <EnvelopeClaimList claims={claims} isEnded={card.state !== 'open'} />
        {card.returned !== null && card.returned > 0 && card.end_at && (
          <p className={styles.note}>
            <FormattedMessage
              id="red-envelopes.detail.returned"
              values={{ count: card.returned, time: formatMoment(intl, card.end_at) }}
            />
          </p>
        )}
        {card.state === 'open' && card.results_at === null && (
          <p className={styles.note}>
            <FormattedMessage id="red-envelopes.detail.expires" values={{ time: formatMoment(intl, card.expire_at) }} />
          </p>
        )}
      </section>
      <EnvelopeFairnessNote fairness={fairness} commitment={card.commitment} seed={card.seed} />
    </div>
  );
}

const formatMoment = (intl: ReturnType<typeof useIntl>, at: string): string =>
  intl.formatDate(at, { month: 'short', day: 'numeric', hour: 'numeric', minute: 'numeric' });

const UNITS = { seconds: 1, minutes: 60, hours: 3600 } as const;

function Duration({ from, to }: { from: string; to: string }) {
  const seconds = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / SECOND_MS));
  const unit = seconds < UNITS.minutes ? 'seconds' : seconds < UNITS.hours ? 'minutes' : 'hours';
  return (
    <FormattedMessage id={`red-envelopes.duration.${unit}`} values={{ count: Math.round(seconds / UNITS[unit]) }} />
  );
}
