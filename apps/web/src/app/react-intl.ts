import { createContext, use, type ReactNode } from 'react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { TranslationValues } from './format-message.ts';

/** The build resolves `react-intl` to this module: the parts of that library that views use, without its formatters. */
const IntlContext = createContext<IntlShape | null>(null);

export const RawIntlProvider = IntlContext;

export function useIntl(): IntlShape {
  const intl = use(IntlContext);
  if (!intl) throw new Error('useIntl needs a RawIntlProvider');
  return intl;
}

interface FormattedMessageProps extends MessageDescriptor {
  values?: TranslationValues;
}

export function FormattedMessage({ id, values }: FormattedMessageProps): ReactNode {
  return useIntl().formatMessage({ id: id! }, values as Record<string, string>);
}
