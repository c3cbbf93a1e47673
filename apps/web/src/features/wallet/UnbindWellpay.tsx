import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { showToast } from '../../shared/feedback/toasts.ts';
import { api } from '../../shared/requests/api.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import { paymentProvidersQuery } from './queries.ts';
import { type SetSecurityCodeFormComponent, SecurityCodeStep } from './SecurityCodeStep.tsx';
import { useSecurityCodeInput } from './use-security-code-input.ts';

interface UnbindProviderProps {
  securityCodeForm: SetSecurityCodeFormComponent;
  onDone: () => void;
}

/** Unbinds the WellPay account, confirmed by the security password. */
export function UnbindWellpay({ securityCodeForm, onDone }: UnbindProviderProps): ReactNode {
  const client = useQueryClient();
  const { data } = useQuery(paymentProvidersQuery());
  const bound = data?.find(({ code }) => code === 'wellpay')?.account;
  const { input } = useSecurityCodeInput(async (code) => {
    await api.DELETE('/api/v1/users/binding/wellpay', { body: { code } });
    void client.invalidateQueries({ queryKey: paymentProvidersQuery().queryKey });
    void client.invalidateQueries({ queryKey: ownUserQuery().queryKey });
    showToast('wallet.unbind.done');
    onDone();
  });
  return (
    <SecurityCodeStep
      input={input}
      securityCodeForm={securityCodeForm}
      missing="wallet.code.missing"
      confirmLabel="wallet.unbind.confirm"
      tone="danger"
    >
      <FormattedMessage id="wallet.code.unbind" values={{ account: bound ?? 'WellPay' }} />
    </SecurityCodeStep>
  );
}
