import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatResolvedError } from './format-resolved-error.ts';
import { resolveThrownError } from './resolve-thrown-error.ts';

/** The text of an error; undefined while the catalogue loads. */
export function useErrorText(thrown: unknown): string | undefined {
  const intl = useIntl();
  const [errorMessage, setErrorMessage] = useState<Awaited<ReturnType<typeof resolveThrownError>>>(null);
  useEffect(() => {
    let isCurrent = true;
    if (thrown) void resolveThrownError(thrown).then((found) => isCurrent && setErrorMessage(found));
    return () => {
      isCurrent = false;
    };
  }, [thrown]);
  return thrown && errorMessage ? formatResolvedError(intl, errorMessage) : undefined;
}
