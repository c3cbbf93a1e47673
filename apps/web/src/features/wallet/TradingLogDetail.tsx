import { ApiError } from '@quintet/api/error';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ErrorState } from '@quintet/ui/ErrorState';
import { TradingLogDetailSkeleton, TradingLogDetailView } from '@quintet/ui/views/wallet/TradingLogDetailView';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyTextWithToast } from '../../shared/feedback/copy-text-with-toast.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/opened-in-app.ts';
import { envelopeQuery } from '../../shared/requests/envelope-query.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { tradingLogQuery } from './queries.ts';
import { toPointsSheetHref } from './use-points-sheet.ts';

/** One transaction; its events keep the status up to date. */
export function TradingLogDetail({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useQuery(tradingLogQuery(id));
  const envelopeId = data?.red_envelope_id;
  const { data: envelope } = useQuery({
    ...envelopeQuery(envelopeId ?? ''),
    enabled: Boolean(envelopeId),
  });
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  if (data)
    return (
      <TradingLogDetailView
        log={data}
        link={Link}
        linkState={OPENED_IN_APP_STATE}
        relatedHref={data.related_id && toPointsSheetHref({ sheet: 'detail', log: data.related_id })}
        envelopeHref={envelope ? paths.room.href({ id: envelope.group_id }, { envelope: envelope.card.id }) : null}
        onCopy={(text) => void copyTextWithToast(text, 'wallet.detail.copied', 'wallet.detail.copy-failed')}
      />
    );
  if (!error) return <TradingLogDetailSkeleton />;
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isMissing) return <ErrorState onRetry={retry} isRetrying={isFetching} />;
  return (
    <EmptyState illustration="search" title={intl.formatMessage({ id: 'wallet.detail.missing-title' })}>
      <FormattedMessage id="wallet.detail.missing-text" />
    </EmptyState>
  );
}
