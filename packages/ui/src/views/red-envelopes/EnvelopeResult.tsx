import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { createPlainClickHandler } from '../../components/plain-click.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './EnvelopeResult.module.css';
import { MinefieldTimeLeft } from './MinefieldTerms.tsx';
import { RollingAmount } from './RollingAmount.tsx';

interface ShareResultProps {
  amount: number;
  /** Just opened: the digits roll. */
  isRolling?: boolean;
  isBest: boolean;
  /** Of a minefield after its results. */
  mine?: { digit: number; stake: number; isHit: boolean } | undefined;
  /** Sends thanks into the chat; null if there is nothing to say, e.g. for an own envelope. */
  onThanks: (() => void) | null;
  isThanked: boolean;
  /** Where the points are now, unless a stake was paid from them. */
  pointsHref: string;
  onPoints: () => void;
}

/** What this user got. */
export function ClaimedShareResult(props: ShareResultProps) {
  const { amount, isRolling, isBest, mine, onThanks, isThanked } = props;
  return (
    <div className={styles.result}>
      <p className={styles.amount} data-rolling={isRolling || undefined}>
        <span aria-hidden>
          <RollingAmount amount={amount} {...(isRolling && { isRolling })} />
          <span className={styles.unit}>
            <FormattedMessage id="wallet.points.unit" values={{ count: amount }} />
          </span>
        </span>
        <span className={styles.words} role="status">
          <FormattedMessage id="red-envelopes.open.got" values={{ count: amount }} />
        </span>
      </p>
      {isBest && (
        <p className={styles.badge} data-tone="best">
          <Icon name="heart-filled" size="s" />
          <FormattedMessage id="red-envelopes.open.best" />
        </p>
      )}
      {mine && (
        <p className={styles.badge} data-tone={mine.isHit ? 'hit' : 'safe'}>
          <Icon name={mine.isHit ? 'warning' : 'check'} size="s" />
          <FormattedMessage
            id={mine.isHit ? 'red-envelopes.mine.hit' : 'red-envelopes.mine.safe'}
            values={{ digit: mine.digit }}
          />
        </p>
      )}
      {mine?.isHit && (
        <p className={styles.text}>
          <FormattedMessage id="red-envelopes.mine.hit-paid" values={{ stake: mine.stake }} />
        </p>
      )}
      {!mine?.isHit && (
        <a className={styles.link} href={props.pointsHref} onClick={createPlainClickHandler(props.onPoints)}>
          <FormattedMessage id="red-envelopes.open.points" />
          <Icon name="chevron-right" size="s" />
        </a>
      )}
      {onThanks && !mine?.isHit && (
        <Button
          variant="secondary"
          size="s"
          icon={isThanked ? 'check' : 'heart'}
          disabled={isThanked}
          onClick={onThanks}
        >
          <FormattedMessage id={isThanked ? 'red-envelopes.open.thanked' : 'red-envelopes.open.thanks'} />
        </Button>
      )}
    </div>
  );
}

/** A minefield before its results: the same for all readers, but for those who are in. */
export function MinefieldWaitingResult({ secondsLeft, isClaimed }: { secondsLeft: number; isClaimed: boolean }) {
  return (
    <div className={styles.result}>
      <p className={styles.title}>
        <FormattedMessage
          id={
            secondsLeft <= 0
              ? 'red-envelopes.mine.opening'
              : isClaimed
                ? 'red-envelopes.mine.waiting-title'
                : 'red-envelopes.card.waiting'
          }
        />
      </p>
      {secondsLeft > 0 && (
        <p className={styles.clock}>
          <span className={styles.text}>
            <FormattedMessage id="red-envelopes.mine.results-in" />
          </span>
          <MinefieldTimeLeft seconds={secondsLeft} />
        </p>
      )}
      <p className={styles.text}>
        <FormattedMessage id="red-envelopes.mine.waiting-text" />
      </p>
    </div>
  );
}

/** What the stakes of those hit brought the sender of a minefield. */
export function MinefieldStakesResult({ hits, stake }: { hits: number; stake: number }) {
  return (
    <div className={styles.result}>
      <p className={styles.title}>
        <FormattedMessage id="red-envelopes.mine.hits" values={{ count: hits }} />
      </p>
      {hits > 0 && (
        <p className={styles.text}>
          <FormattedMessage id="red-envelopes.mine.gained" values={{ points: hits * stake }} />
        </p>
      )}
    </div>
  );
}

/** No share is left, or the time is over. */
export function NoShareResult({ reason }: { reason: 'empty' | 'expired' }) {
  return (
    <div className={styles.result} role="status">
      <p className={styles.title}>
        <FormattedMessage id={`red-envelopes.open.${reason}-title`} />
      </p>
      <p className={styles.text}>
        <FormattedMessage id={`red-envelopes.open.${reason}-text`} />
      </p>
    </div>
  );
}
