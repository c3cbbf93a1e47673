import { WalletAlreadyBoundView } from '@quintet/ui/views/wallet/WalletAlreadyBoundView';
import { type BindingOrderState, BindProviderView } from '@quintet/ui/views/wallet/BindProviderView';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { api } from '../../shared/requests/api.ts';
import { useSession } from '../../shared/session/session.ts';
import { useSecondsUntil } from '../../shared/time/use-seconds-until.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import {
  type BindingOrder,
  removeStoredBindingOrder,
  toBindingOrder,
  useOpenBindingOrder,
} from './open-binding-order.ts';
import { bindingOrderStatusQuery, paymentProvidersQuery } from './queries.ts';
import { type SetSecurityCodeFormComponent, SecurityCodeStep } from './SecurityCodeStep.tsx';
import { useSecurityCodeInput } from './use-security-code-input.ts';

interface BindProviderProps {
  securityCodeForm: SetSecurityCodeFormComponent;
  onRedeem: () => void;
  onUnbind: () => void;
}

/** Binds a WellPay account: security password, QR code, result. */
export function BindWellpay({ securityCodeForm, onRedeem, onUnbind }: BindProviderProps): ReactNode {
  const { userId } = useSession();
  const client = useQueryClient();
  const list = useQuery(paymentProvidersQuery());
  const { order, saveOrder } = useOpenBindingOrder(userId);
  const { input } = useSecurityCodeInput(async (code) => {
    try {
      const { data, response } = await api.POST('/api/v1/users/binding/wellpay', { body: { code } });
      saveOrder(toBindingOrder(userId, data!.result, response.headers.get('date')));
    } catch (error) {
      // Another device may have bound a wallet meanwhile.
      void client.invalidateQueries({ queryKey: paymentProvidersQuery().queryKey });
      void client.invalidateQueries({ queryKey: ownUserQuery().queryKey });
      throw error;
    }
  });
  if (order) return <Order key={order.orderId} order={order} onRedeem={onRedeem} onRestart={() => saveOrder(null)} />;
  return (
    <LoadedQuery query={list}>
      {(loaded) => {
        const bound = loaded.find(({ code, is_bound }) => code === 'wellpay' && is_bound);
        if (bound)
          return <WalletAlreadyBoundView account={bound.account} errorText={input.errorText} onUnbind={onUnbind} />;
        return (
          <SecurityCodeStep input={input} securityCodeForm={securityCodeForm} missing="wallet.code.missing">
            <FormattedMessage id="wallet.code.bind" />
          </SecurityCodeStep>
        );
      }}
    </LoadedQuery>
  );
}

const FAILURES: Readonly<Record<string, BindingOrderState>> = {
  'api.order_expired': 'expired',
  'api.binding_merchant_user_id_fail': 'taken',
};

interface OrderProps {
  order: BindingOrder;
  onRedeem: () => void;
  onRestart: () => void;
}

/** An order's QR code; events bring its result. */
function Order({ order, onRedeem, onRestart }: OrderProps): ReactNode {
  const { data } = useQuery(bindingOrderStatusQuery(order.orderId));
  const secondsLeft = useSecondsUntil(order.expiresAt);
  const state = getState(data, secondsLeft);
  // The result is shown once.
  useEffect(() => {
    if (state !== 'pending') removeStoredBindingOrder();
  }, [state]);
  return (
    <BindProviderView
      state={state}
      qrcode={order.qrcode}
      account={data?.account ?? null}
      secondsLeft={secondsLeft}
      onRedeem={onRedeem}
      onRestart={onRestart}
    />
  );
}

type Status = { status: 'pending' | 'success' | 'failed' | 'expired'; error: string | null };

function getState(binding: Status | undefined, secondsLeft: number): BindingOrderState {
  if (binding?.status === 'success') return 'bound';
  if (binding?.status === 'expired') return 'expired';
  if (binding?.status === 'failed') return FAILURES[binding.error ?? ''] ?? 'refused';
  return secondsLeft > 0 ? 'pending' : 'expired';
}
