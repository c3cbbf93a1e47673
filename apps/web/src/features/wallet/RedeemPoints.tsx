import { Button } from '@quintet/ui/Button';
import { EmptyState } from '@quintet/ui/EmptyState';
import { ProviderTabs } from '@quintet/ui/views/wallet/ProviderTabs';
import { RedeemForm } from '@quintet/ui/views/wallet/RedeemForm';
import type { PaymentProvider } from '@quintet/domain/wallet/trading-log';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { useSession } from '../../shared/session/session.ts';
import { balanceQuery, paymentProvidersQuery } from './queries.ts';
import { type SetSecurityCodeFormComponent, SecurityCodeStep } from './SecurityCodeStep.tsx';
import { useRedemptionForm } from './use-redemption-form.ts';

interface RedeemPointsProps {
  code: PaymentProvider['code'];
  securityCodeForm: SetSecurityCodeFormComponent;
  onProvider: (code: PaymentProvider['code']) => void;
  onBind: () => void;
  onRedeemed: (logId: string) => void;
}

/** Redeems points: where to and how many, with limits and fee, then the security password. */
export function RedeemPoints(props: RedeemPointsProps): ReactNode {
  const points = useQuery(balanceQuery());
  const providerList = useQuery(paymentProvidersQuery());
  return (
    <LoadedQuery query={points}>
      {({ balance: all, held }) => (
        <LoadedQuery query={providerList}>
          {(list) => <LoadedRedeem {...props} providerList={list} available={all - held} />}
        </LoadedQuery>
      )}
    </LoadedQuery>
  );
}

interface LoadedRedeemProps extends RedeemPointsProps {
  providerList: readonly PaymentProvider[];
  available: number;
}

function LoadedRedeem(props: LoadedRedeemProps): ReactNode {
  const { code, providerList, onProvider } = props;
  const [isFixed, setIsFixed] = useState(false);
  return (
    <ProviderTabs
      providers={providerList.map((provider) => provider.code)}
      value={code}
      isFixed={isFixed}
      onChange={onProvider}
    >
      <Redemption key={code} {...props} onFixed={setIsFixed} />
    </ProviderTabs>
  );
}

interface RedemptionProps extends LoadedRedeemProps {
  /** The provider can be changed only before the security password, and not while a result is unknown. */
  onFixed: (isFixed: boolean) => void;
}

function Redemption({
  code,
  securityCodeForm,
  providerList,
  available,
  onBind,
  onRedeemed,
  onFixed,
}: RedemptionProps): ReactNode {
  const intl = useIntl();
  const { userId } = useSession();
  const redemption = useRedemptionForm({ userId, code, providers: providerList, available, onRedeemed });
  const { draft, provider, step, form } = redemption;
  const isFixed = draft.isSent || step === 'code';
  useLayoutEffect(() => onFixed(isFixed), [onFixed, isFixed]);
  if (providerList.length === 0 && !draft.isSent)
    return (
      <EmptyState illustration="wallet" title={intl.formatMessage({ id: 'wallet.provider.empty-title' })}>
        <FormattedMessage id="wallet.provider.empty-text" />
      </EmptyState>
    );
  if (provider?.is_bound === false && !draft.isSent)
    return (
      <EmptyState
        illustration="wallet"
        title={intl.formatMessage({ id: 'wallet.provider.not-bound' })}
        action={
          <Button onClick={onBind}>
            <FormattedMessage id="wallet.bind.title" />
          </Button>
        }
      />
    );
  const target = `${intl.formatMessage({ id: `wallet.provider.${draft.provider}` })} ${provider?.account ?? ''}`.trim();
  if (step === 'code')
    return (
      <SecurityCodeStep
        input={redemption.code}
        securityCodeForm={securityCodeForm}
        missing="wallet.code.missing-redeem"
        onBack={redemption.backToForm}
      >
        <FormattedMessage
          id={draft.provider === 'point' ? 'wallet.code.redeem-address' : 'wallet.code.redeem'}
          values={{ amount: Number(draft.amount), target, address: draft.address }}
        />
      </SecurityCodeStep>
    );
  return (
    <RedeemForm
      {...form}
      target={draft.provider === 'point' && !isFixed ? null : target}
      available={available}
      limits={
        provider
          ? intl.formatMessage(
              { id: 'wallet.provider.limits' },
              { min: provider.min_amount, max: Math.min(provider.max_amount, provider.daily_left) },
            )
          : ''
      }
      isUnavailable={provider?.is_available === false}
    />
  );
}
