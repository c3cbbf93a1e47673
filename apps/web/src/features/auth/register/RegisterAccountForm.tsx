import { Button } from '@quintet/ui/Button';
import { FormAlert } from '@quintet/ui/FormAlert';
import { Skeleton } from '@quintet/ui/Skeleton';
import { RegisterAccountView } from '@quintet/ui/views/auth/RegisterAccountView';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { useRegisterAccountForm } from './use-register-account-form.ts';

interface AccountInfoProps {
  info: ReturnType<typeof useRegisterAccountForm>;
  /** Verifies the contact again: the verification may have expired while the user typed. */
  onVerifyAgain: () => void;
}

/** The verification or Google's token has expired. */
const EXPIRED_CODES = new Set(['api.data_invalid', 'api.unauthorized']);

/** The form of step 3, once its fields are known. */
export function RegisterAccountForm({ info, onVerifyAgain }: AccountInfoProps): ReactNode {
  const { isLoading, hasFailed, refetchOptions, errorCode, view } = info;
  if (isLoading) {
    return (
      <div aria-busy>
        <Skeleton shape="control" count={6} />
      </div>
    );
  }
  if (hasFailed) {
    return (
      <FormAlert>
        <FormattedMessage id="auth.register.options-failed" />
        <Button variant="quiet" size="s" onClick={refetchOptions}>
          <FormattedMessage id="auth.register.options-retry" />
        </Button>
      </FormAlert>
    );
  }
  const isExpired = errorCode !== undefined && EXPIRED_CODES.has(errorCode);
  return (
    <RegisterAccountView
      {...view}
      errorText={
        view.errorText && (
          <>
            {view.errorText}
            {isExpired && (
              <Button variant="quiet" size="s" onClick={onVerifyAgain}>
                <FormattedMessage id="auth.register.verify-again" />
              </Button>
            )}
          </>
        )
      }
    />
  );
}
