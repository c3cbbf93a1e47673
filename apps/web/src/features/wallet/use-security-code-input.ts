import { ApiError } from '@quintet/api/error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { ownUserQuery } from '../../shared/users/own-user.ts';

const WRONG_CODES: readonly string[] = ['api.body.param_invalid.security_code', 'api.body.param_invalid.code'];

export interface SecurityCodeInput {
  readonly code: string;
  readonly error: string | undefined;
  readonly errorText: string | undefined;
  readonly isBusy: boolean;
  readonly onChange: (code: string) => void;
  readonly onSubmit: () => void;
}

interface SecurityCodeUse {
  readonly input: SecurityCodeInput;
  /** The last error, for the form whose action failed. */
  readonly errorCode: string | undefined;
  readonly errorText: string | undefined;
  readonly clearError: () => void;
}

/** The security password for an action. The code never outlives a try. */
export function useSecurityCodeInput(send: (code: string) => Promise<unknown>): SecurityCodeUse {
  const client = useQueryClient();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const [code, setCode] = useState('');
  const isWrong = errorCode !== undefined && WRONG_CODES.includes(errorCode);

  async function sendCode(): Promise<void> {
    try {
      await send(code);
    } catch (error) {
      // The account has no security password after all: the form to set one appears.
      if (error instanceof ApiError && error.code === 'api.security_code_empty')
        await client.invalidateQueries({ queryKey: ownUserQuery().queryKey });
      throw error;
    }
  }

  return {
    input: {
      code,
      error: isWrong ? errorText : undefined,
      errorText: isWrong ? undefined : errorText,
      isBusy,
      onChange(next) {
        clearError();
        setCode(next);
      },
      onSubmit: () => void submit(sendCode).then(() => setCode('')),
    },
    errorCode,
    errorText,
    clearError,
  };
}
