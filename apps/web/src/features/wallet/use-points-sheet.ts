import type { PaymentProviderCode } from '@quintet/domain/wallet/trading-log';
import { useSearchParams } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { useUrlSheetNavigation } from '../../shared/navigation/use-url-sheet-navigation.ts';

const SHEETS = ['detail', 'redeem', 'wallets', 'bind', 'unbind'] as const;
export type PointsSheetName = (typeof SHEETS)[number];

interface Target {
  readonly sheet: PointsSheetName;
  /** The shown transaction. */
  readonly log?: string;
  /** Where the points go. */
  readonly provider?: PaymentProviderCode;
}

export const toPointsSheetHref = ({ sheet, log, provider }: Target): string =>
  paths.points.href({ dialogVisible: sheet, ...(log && { log }), ...(provider && { provider }) });

export interface PointsSheetControls {
  readonly sheet: PointsSheetName | null;
  readonly log: string | null;
  readonly provider: PaymentProviderCode;
  readonly open: (target: Target) => void;
  /** Opens a sheet instead of the open one. */
  readonly change: (target: Target) => void;
  readonly close: () => void;
}

/** The sheet of the points' screen that the URL names. */
export function usePointsSheet(): PointsSheetControls {
  const [query] = useSearchParams();
  const visible = query.get('dialogVisible');
  return {
    sheet: SHEETS.find((name) => name === visible) ?? null,
    log: query.get('log'),
    // The spec's default.
    provider: query.get('provider') === 'point' ? 'point' : 'wellpay',
    ...useUrlSheetNavigation(toPointsSheetHref, paths.points.href()),
  };
}
