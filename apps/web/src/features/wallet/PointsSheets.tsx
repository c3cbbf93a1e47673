import type { MessageId } from '@quintet/i18n/ids';
import { Sheet } from '@quintet/ui/Sheet';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BindWellpay } from './BindWellpay.tsx';
import { PaymentProviderList } from './PaymentProviderList.tsx';
import { RedeemPoints } from './RedeemPoints.tsx';
import type { SetSecurityCodeFormComponent } from './SecurityCodeStep.tsx';
import { TradingLogDetail } from './TradingLogDetail.tsx';
import { UnbindWellpay } from './UnbindWellpay.tsx';
import type { PointsSheetControls, PointsSheetName } from './use-points-sheet.ts';

const TITLES = {
  detail: 'wallet.detail.title',
  redeem: 'wallet.redeem.title',
  wallets: 'wallet.points.wallets',
  bind: 'wallet.bind.title',
  unbind: 'wallet.unbind.title',
} as const satisfies Record<PointsSheetName, MessageId>;

interface PointsSheetsProps extends PointsSheetControls {
  securityCodeForm: SetSecurityCodeFormComponent;
}

/** The sheets over the points: a transaction, providers, redemption, binding and unbinding. */
export default function PointsSheets(props: PointsSheetsProps): ReactNode {
  const { sheet, log, provider, change, close, securityCodeForm } = props;
  const intl = useIntl();
  const render = (name: PointsSheetName, content: ReactNode): ReactNode => (
    <Sheet isOpen={sheet === name} onClose={close} hasAddress title={intl.formatMessage({ id: TITLES[name] })}>
      {content}
    </Sheet>
  );
  return (
    <>
      {render('detail', log !== null && <TradingLogDetail id={log} />)}
      {render(
        'wallets',
        <PaymentProviderList
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
        <BindWellpay
          securityCodeForm={securityCodeForm}
          onRedeem={() => change({ sheet: 'redeem', provider: 'wellpay' })}
          onUnbind={() => change({ sheet: 'unbind' })}
        />,
      )}
      {render(
        'unbind',
        <UnbindWellpay securityCodeForm={securityCodeForm} onDone={() => change({ sheet: 'wallets' })} />,
      )}
    </>
  );
}
