import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { describeError } from '../../shared/describe-error.ts';

/** Why something cannot be shown, in the words of the catalogue; undefined while these are on their way. */
export function useErrorText(thrown: unknown): string | undefined {
  const intl = useIntl();
  const [errorMessage, setErrorMessage] = useState<Awaited<ReturnType<typeof describeError>>>(null);
  useEffect(() => {
    let isCurrent = true;
    if (thrown) void describeError(thrown).then((found) => isCurrent && setErrorMessage(found));
    return () => {
      isCurrent = false;
    };
  }, [thrown]);
  return thrown && errorMessage ? intl.formatMessage({ id: errorMessage.message }, errorMessage.values) : undefined;
}
