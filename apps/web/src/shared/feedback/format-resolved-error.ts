import type { ResolvedError } from '@quintet/api/error-catalogue';
import type { IntlShape } from 'react-intl';

/** The text of an error in one line. Called while rendering, because the catalogue's messages load with the first error. */
export function formatResolvedError(intl: IntlShape, { message, sub, values }: ResolvedError): string {
  const text = intl.formatMessage({ id: message }, values);
  return sub ? `${text}${/[.。]$/.test(text) ? '' : ' ·'} ${intl.formatMessage({ id: sub }, values)}` : text;
}
