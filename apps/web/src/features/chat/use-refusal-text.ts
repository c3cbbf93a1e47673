import { ApiError } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';
import type { SendError } from '@quintet/domain/chat/outbox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../../shared/describe-error.ts';

/** The catalogue's sentence for a refusal (spec §8). */
export function useRefusalText(refusal: SendError | null): string | undefined {
  const intl = useIntl();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    if (!refusal) return undefined;
    let isCurrent = true;
    const { code, operation, result } = refusal;
    const error = new ApiError({ code, status: 0, operation: operation as OperationId | null, result });
    void describeError(error).then((errorMessage) => {
      if (isCurrent && errorMessage) setReason(intl.formatMessage({ id: errorMessage.message }, errorMessage.values));
    });
    return () => {
      isCurrent = false;
    };
  }, [refusal, intl]);
  return refusal ? reason : undefined;
}
