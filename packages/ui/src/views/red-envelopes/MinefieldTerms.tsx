import { formatDuration } from '@quintet/domain/format-duration';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { DescriptionList } from '../wallet/DescriptionList.tsx';
import { PointsAmount } from '../wallet/PointsAmount.tsx';
import styles from './MinefieldTerms.module.css';

interface MinefieldTermsProps {
  digit: number;
  stake: number;
  /** Points that the user may still stake; null while unknown. */
  dailyLeft: number | null;
  /** Until opening closes. */
  secondsLeft: number;
  /** Why the user cannot open it, e.g. an exclusion of their own. */
  disabledReason?: string | undefined;
  /** Above the button: why it was not opened. */
  children?: ReactNode;
  isBusy: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** What opening a minefield can cost, before anything is pressed (spec §3). */
export function MinefieldTerms(props: MinefieldTermsProps) {
  const { digit, stake, dailyLeft, secondsLeft, disabledReason, children, isBusy, onOpen, onClose } = props;
  const label = (name: 'stake' | 'chance' | 'most' | 'closes' | 'left') => (
    <FormattedMessage id={`red-envelopes.mine.${name}`} />
  );
  return (
    <div className={styles.terms}>
      <h3 className={styles.title}>
        <FormattedMessage id="red-envelopes.mine.title" />
      </h3>
      <p className={styles.text}>
        <FormattedMessage id="red-envelopes.mine.text" values={{ digit }} />
      </p>
      <DescriptionList
        rows={[
          { key: 'stake', label: label('stake'), value: <PointsAmount count={stake} /> },
          {
            key: 'chance',
            label: label('chance'),
            value: <FormattedMessage id="red-envelopes.mine.chance-value" />,
          },
          {
            key: 'most',
            label: label('most'),
            value: (
              <strong>
                <PointsAmount count={stake} />
              </strong>
            ),
          },
          { key: 'closes', label: label('closes'), value: <MinefieldTimeLeft seconds={secondsLeft} /> },
          ...(dailyLeft === null
            ? []
            : [{ key: 'left', label: label('left'), value: <PointsAmount count={dailyLeft} /> }]),
        ]}
      />
      {disabledReason ? (
        <p className={styles.reason} role="status">
          {disabledReason}
        </p>
      ) : (
        <>
          {children}
          <Button isBlock isBusy={isBusy} onClick={onOpen}>
            <FormattedMessage id="red-envelopes.mine.button" values={{ stake }} />
          </Button>
        </>
      )}
      <Button isBlock variant="quiet" onClick={onClose}>
        <FormattedMessage id="red-envelopes.mine.not-now" />
      </Button>
    </div>
  );
}

/** Minutes and seconds that are left. */
export function MinefieldTimeLeft({ seconds }: { seconds: number }) {
  const rest = Math.max(0, seconds);
  return <time dateTime={`PT${rest}S`}>{formatDuration(rest)}</time>;
}
