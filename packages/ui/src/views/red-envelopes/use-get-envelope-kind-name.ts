import {
  RED_ENVELOPE_LUCKY,
  RED_ENVELOPE_MINEFIELD,
  type RedEnvelopeKindNumber,
} from '@quintet/domain/red-envelopes/rules';
import { useIntl } from 'react-intl';

/** What the name of an envelope depends on. */
export interface EnvelopeKindAndDigit {
  kind: RedEnvelopeKindNumber;
  /** Of a minefield. */
  digit: number | null;
}

/** Returns the name of a kind; of a minefield with its digit. */
export function useGetEnvelopeKindName(): (props: EnvelopeKindAndDigit) => string {
  const intl = useIntl();
  return ({ kind, digit }) =>
    kind === RED_ENVELOPE_MINEFIELD
      ? intl.formatMessage({ id: 'red-envelopes.card.minefield' }, { digit: digit ?? '' })
      : intl.formatMessage({
          id: kind === RED_ENVELOPE_LUCKY ? 'red-envelopes.card.lucky' : 'red-envelopes.card.normal',
        });
}
