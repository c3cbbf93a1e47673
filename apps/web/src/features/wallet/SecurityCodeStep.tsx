import type { MessageId } from '@quintet/i18n/ids';
import { useBackToClose } from '@quintet/ui/use-back-to-close';
import { SecurityCodePrompt } from '@quintet/ui/views/wallet/SecurityCodePrompt';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { useOpenForgotPassword } from '../../shared/navigation/use-open-forgot-password.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';
import styles from './SecurityCodeStep.module.css';
import type { SecurityCodeInput } from './use-security-code-input.ts';

/** Sets the user's first security password. */
export type SetSecurityCodeFormComponent = ComponentType<{ onDone: () => void }>;

interface SecurityCodeStepProps {
  input: SecurityCodeInput;
  securityCodeForm: SetSecurityCodeFormComponent;
  /** Why a security password is needed, for users without one. */
  missing: MessageId;
  confirmLabel?: MessageId;
  tone?: 'normal' | 'danger';
  /** Goes back to the previous step. */
  onBack?: () => void;
  /** What the code confirms. */
  children: ReactNode;
}

/** Asks for the security password. Users without one set it first, and then go on here. */
export function SecurityCodeStep(props: SecurityCodeStepProps): ReactNode {
  const { input, securityCodeForm: SetForm, missing, confirmLabel, tone, onBack, children } = props;
  const intl = useIntl();
  const user = useQuery(ownUserQuery());
  const onForgot = useOpenForgotPassword(user.data, 'security-code');
  useBackToClose(onBack !== undefined, onBack);
  return (
    <LoadedQuery query={user}>
      {({ has_security_code: hasSecurityCode }) =>
        hasSecurityCode ? (
          <SecurityCodePrompt
            {...input}
            onForgot={onForgot}
            {...(confirmLabel && { confirmLabel: intl.formatMessage({ id: confirmLabel }) })}
            {...(tone && { tone })}
          >
            {children}
          </SecurityCodePrompt>
        ) : (
          <>
            <p className={styles.missing} role="status">
              <FormattedMessage id={missing} />
            </p>
            <SetForm onDone={() => void user.refetch()} />
          </>
        )
      }
    </LoadedQuery>
  );
}
