import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../../shared/describe-error.ts';

/** Why something cannot be shown, in the words of the catalogue; undefined while these are on their way. */
export function useReason(failure: unknown): string | undefined {
  const intl = useIntl();
  const [says, setSays] = useState<Awaited<ReturnType<typeof describeError>>>(null);
  useEffect(() => {
    let isCurrent = true;
    if (failure) void describeError(failure).then((found) => isCurrent && setSays(found));
    return () => {
      isCurrent = false;
    };
  }, [failure]);
  return failure && says ? intl.formatMessage({ id: says.message }, says.values) : undefined;
}
