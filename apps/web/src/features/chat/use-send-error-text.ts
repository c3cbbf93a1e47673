import { ApiError } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';
import type { SendError } from '@quintet/domain/chat/outbox';
import { useMemo } from 'react';
import { useErrorText } from '../../shared/feedback/use-error-text.ts';

/** The text of a rejection (spec §8); undefined while the catalogue loads. */
export function useSendErrorText(sendError: SendError | null): string | undefined {
  const error = useMemo(
    () => sendError && new ApiError({ ...sendError, operation: sendError.operation as OperationId | null, status: 0 }),
    [sendError],
  );
  return useErrorText(error);
}
