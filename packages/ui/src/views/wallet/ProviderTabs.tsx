import type { PaymentProvider } from '@quintet/domain/wallet/trading-log';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { getTabPanelProps, Tabs } from '../../components/Tabs.tsx';
import styles from './ProviderTabs.module.css';

type Code = PaymentProvider['code'];

interface ProviderTabsProps {
  providers: readonly Code[];
  value: Code;
  /** The provider cannot be changed now. */
  isFixed: boolean;
  onChange: (code: Code) => void;
  /** The form of the selected provider. */
  children: ReactNode;
}

/** Where the points go, above the form of a redemption; a single provider is not shown. */
export function ProviderTabs({ providers, value, isFixed, onChange, children }: ProviderTabsProps) {
  const intl = useIntl();
  const hasTabs = providers.length > 1 && !isFixed;
  return (
    <div className={styles.redemption}>
      {hasTabs && (
        <div className={styles.tabs}>
          <Tabs
            id="wallet-provider"
            variant="pill"
            label={intl.formatMessage({ id: 'wallet.detail.to' })}
            items={providers.map((id) => ({ id, label: intl.formatMessage({ id: `wallet.provider.${id}` }) }))}
            value={value}
            onChange={onChange}
          />
        </div>
      )}
      <div {...(hasTabs && getTabPanelProps('wallet-provider', value))}>{children}</div>
    </div>
  );
}
