import { LUCKY, MINEFIELD, type Kind } from '@quintet/domain/red-envelopes/rules';
import { useIntl } from 'react-intl';

export interface KindProps {
  kind: Kind;
  /** Of a minefield. */
  digit: number | null;
}

/** Returns the name of a kind; of a minefield with its digit. */
export function useKindName(): (props: KindProps) => string {
  const intl = useIntl();
  return ({ kind, digit }) =>
    kind === MINEFIELD
      ? intl.formatMessage({ id: 'red-envelopes.card.minefield' }, { digit: digit ?? '' })
      : intl.formatMessage({ id: kind === LUCKY ? 'red-envelopes.card.lucky' : 'red-envelopes.card.normal' });
}
