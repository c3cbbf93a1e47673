import { FormattedMessage } from 'react-intl';

/** An amount of points with its unit. */
export const PointsAmount = ({ count }: { count: number }) => (
  <FormattedMessage id="wallet.amount.points" values={{ count }} />
);
