import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatResolvedError } from '../../../shared/feedback/format-resolved-error.ts';
import { resolveThrownError } from '../../../shared/feedback/resolve-thrown-error.ts';
import type { RejectedPostFile } from './add-files.ts';

/** Each rejected file with its error text. */
export function useFileRejectionTexts(rejected: readonly RejectedPostFile[]): readonly string[] {
  const intl = useIntl();
  const [reasons, setReasons] = useState<readonly Awaited<ReturnType<typeof resolveThrownError>>[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      rejected.map(({ reason }) => (typeof reason === 'string' ? null : resolveThrownError(reason))),
    ).then((found) => isCurrent && setReasons(found));
    return () => {
      isCurrent = false;
    };
  }, [rejected]);
  if (reasons.length !== rejected.length) return [];
  return rejected.map(({ name, reason: why }, index) => {
    const own = typeof why === 'string' ? why : 'unreadable';
    const resolved = reasons[index];
    const reason = resolved ? formatResolvedError(intl, resolved) : intl.formatMessage({ id: `social.publish.${own}` });
    return name === '' ? reason : intl.formatMessage({ id: 'social.publish.refused' }, { name, reason });
  });
}
