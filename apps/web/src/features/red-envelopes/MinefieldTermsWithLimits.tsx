import type { RedEnvelopeCard } from '@quintet/domain/red-envelopes/red-envelope';
import { FormAlert } from '@quintet/ui/FormAlert';
import { MinefieldTerms } from '@quintet/ui/views/red-envelopes/MinefieldTerms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { minefieldOptionsQuery } from './queries.ts';
import { useServerSecondsLeft } from './use-seconds-left.ts';

interface MinefieldTermsWithLimitsProps {
  card: RedEnvelopeCard;
  errorText: string | undefined;
  isBusy: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The terms of a minefield and this user's limits. */
export function MinefieldTermsWithLimits({
  card,
  errorText,
  isBusy,
  onOpen,
  onClose,
}: MinefieldTermsWithLimitsProps): ReactNode {
  const intl = useIntl();
  const minefield = useQuery(minefieldOptionsQuery()).data?.minefield;
  const secondsLeft = useServerSecondsLeft(card.expire_at);
  function getDisabledReason(): string | undefined {
    if (minefield?.is_available === false) return intl.formatMessage({ id: 'red-envelopes.mine.off' });
    if (minefield?.excluded_until) {
      const date = intl.formatDate(minefield.excluded_until, { dateStyle: 'long' });
      return intl.formatMessage({ id: 'red-envelopes.mine.excluded' }, { date });
    }
    if (minefield && card.stake! > minefield.daily_left) return intl.formatMessage({ id: 'red-envelopes.mine.limit' });
    return undefined;
  }
  return (
    <MinefieldTerms
      digit={card.digit ?? 0}
      stake={card.stake ?? 0}
      dailyLeft={minefield?.daily_left ?? null}
      secondsLeft={secondsLeft}
      disabledReason={getDisabledReason()}
      isBusy={isBusy}
      onOpen={onOpen}
      onClose={onClose}
    >
      <FormAlert>{errorText}</FormAlert>
    </MinefieldTerms>
  );
}
