import type { MessageId } from '@quintet/i18n/ids';
import { Sheet } from '@quintet/ui/Sheet';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BindProvider } from './BindProvider.tsx';
import { Providers } from './Providers.tsx';
import { RedeemPoints } from './RedeemPoints.tsx';
import type { SecurityCodeForm } from './SecurityCodeStep.tsx';
import { TradingLogDetail } from './TradingLogDetail.tsx';
import { UnbindProvider } from './UnbindProvider.tsx';
import type { OpenPointsSheet, PointsSheet } from './use-points-sheet.ts';

const TITLES = {
  detail: 'wallet.detail.title',
  redeem: 'wallet.redeem.title',
  wallets: 'wallet.points.wallets',
  bind: 'wallet.bind.title',
  unbind: 'wallet.unbind.title',
} as const satisfies Record<PointsSheet, MessageId>;

interface PointsSheetsProps extends OpenPointsSheet {
  securityCodeForm: SecurityCodeForm;
}

/** The sheets over the points: a transaction, providers, redemption, binding and unbinding. */
export default function PointsSheets(props: PointsSheetsProps): ReactNode {
  const { sheet, log, provider, change, close, securityCodeForm } = props;
  const intl = useIntl();
  const render = (name: PointsSheet, content: ReactNode): ReactNode => (
    <Sheet isOpen={sheet === name} onClose={close} hasAddress title={intl.formatMessage({ id: TITLES[name] })}>
      {content}
    </Sheet>
  );
  return (
    <>
      {render('detail', log !== null && <TradingLogDetail id={log} />)}
      {render(
        'wallets',
        <Providers
          onRedeem={({ code }) => change({ sheet: 'redeem', provider: code })}
          onBind={() => change({ sheet: 'bind' })}
          onUnbind={() => change({ sheet: 'unbind' })}
        />,
      )}
      {render(
        'redeem',
        <RedeemPoints
          code={provider}
          securityCodeForm={securityCodeForm}
          onProvider={(code) => change({ sheet: 'redeem', provider: code })}
          onBind={() => change({ sheet: 'bind' })}
          onRedeemed={(id) => change({ sheet: 'detail', log: id })}
        />,
      )}
      {render(
        'bind',
        <BindProvider
          securityCodeForm={securityCodeForm}
          onRedeem={() => change({ sheet: 'redeem', provider: 'wellpay' })}
          onUnbind={() => change({ sheet: 'unbind' })}
        />,
      )}
      {render(
        'unbind',
        <UnbindProvider securityCodeForm={securityCodeForm} onDone={() => change({ sheet: 'wallets' })} />,
      )}
    </>
  );
}
