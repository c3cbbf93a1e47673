import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { PointsAmount } from '../wallet/PointsAmount.tsx';
import styles from './EnvelopeClaimList.module.css';

export interface EnvelopeClaimData {
  id: string;
  name: string;
  src: string | null;
  isSelf: boolean;
  /** Null while hidden. */
  amount: number | null;
  isBest: boolean;
  isHit: boolean;
  at: string;
}

interface ClaimListProps {
  claims: readonly EnvelopeClaimData[];
  /** No share can be claimed any more. */
  isEnded: boolean;
}

/** The claims of an envelope. */
export function EnvelopeClaimList({ claims, isEnded }: ClaimListProps) {
  const intl = useIntl();
  if (claims.length === 0)
    return (
      <p className={styles.none}>
        <FormattedMessage id={isEnded ? 'red-envelopes.detail.none-ended' : 'red-envelopes.detail.none'} />
      </p>
    );
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'red-envelopes.detail.list' })}>
      {claims.map(({ id, name, src, isSelf, amount, isBest, isHit, at }) => (
        <li key={id}>
          <ListRow
            leading={<Avatar id={id} name={name} src={src} />}
            title={isSelf ? intl.formatMessage({ id: 'red-envelopes.detail.you' }, { name }) : name}
            meta={
              <span className={styles.amount}>
                {amount === null ? (
                  <FormattedMessage id="red-envelopes.detail.hidden" />
                ) : (
                  <PointsAmount count={amount} />
                )}
              </span>
            }
            detail={intl.formatDate(at, { hour: 'numeric', minute: 'numeric', second: 'numeric' })}
            end={
              isBest ? (
                <span className={styles.best}>
                  <Icon name="heart-filled" size="s" />
                  <FormattedMessage id="red-envelopes.open.best" />
                </span>
              ) : (
                isHit && (
                  <span className={styles.hit}>
                    <Icon name="warning" size="s" />
                    <FormattedMessage id="red-envelopes.detail.hit" />
                  </span>
                )
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
