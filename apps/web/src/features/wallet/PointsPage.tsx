import { PointsBalanceCard } from '@quintet/ui/views/wallet/PointsBalanceCard';
import type { TradingLogFilterValues } from '@quintet/ui/views/wallet/TradingLogFilters';
import { SettingsLayout } from '@quintet/ui/views/profile/SettingsLayout';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { useLazyDialog } from '../../shared/loading/use-lazy-component.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { balanceQuery, reloadWalletQueries } from './queries.ts';
import type { SetSecurityCodeFormComponent } from './SecurityCodeStep.tsx';
import { TradingLogs } from './TradingLogs.tsx';
import { usePointsSheet } from './use-points-sheet.ts';

const loadSheets = () => import('./PointsSheets.tsx');
const ALL: TradingLogFilterValues = { direction: 'all', type: 'all' };

interface PointsPageProps {
  /** Sets a security password; app/ hands it in. */
  securityCodeForm: SetSecurityCodeFormComponent;
}

/** /points: balance and transactions, and the sheets to redeem and to bind a wallet (spec §2). */
export default function PointsPage({ securityCodeForm }: PointsPageProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(balanceQuery());
  const [filter, setFilter] = useState(ALL);
  const sheets = usePointsSheet();
  const Sheets = useLazyDialog(sheets.sheet !== null, loadSheets, sheets.close);
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  // Events may have been missed while the page was closed.
  useEffect(() => reloadWalletQueries(client), [client]);
  const title = intl.formatMessage({ id: 'wallet.points.title' });
  usePageTitle(title);
  return (
    <>
      <SettingsLayout title={title} onBack={() => void navigate(paths.myPage.href())}>
        <PointsBalanceCard
          points={data ? { balance: data.balance, held: data.held, isValid: data.sign_valid } : null}
          loadError={error && !data ? { isRetrying: isFetching, onRetry: retry } : null}
          onRedeem={() => sheets.open({ sheet: 'redeem' })}
          onWallets={() => sheets.open({ sheet: 'wallets' })}
        />
        {(data || !error) && <TradingLogs filter={filter} onFilter={setFilter} onClear={() => setFilter(ALL)} />}
      </SettingsLayout>
      {Sheets && <Sheets {...sheets} securityCodeForm={securityCodeForm} />}
    </>
  );
}
