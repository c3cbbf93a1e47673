import { ApiError } from '@quintet/api/error';
import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import type { RedEnvelope } from '@quintet/domain/red-envelopes/red-envelope';
import { EmptyState } from '@quintet/ui/EmptyState';
import { Sheet } from '@quintet/ui/Sheet';
import { ClosedEnvelope } from '@quintet/ui/views/red-envelopes/ClosedEnvelope';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { envelopeQuery } from '../../shared/requests/envelope-query.ts';
import { EnvelopeDetailContent } from './EnvelopeDetailContent.tsx';
import { CAN_OPEN_ENVELOPE_STATUS } from './envelope-state.ts';
import { MinefieldTermsWithLimits } from './MinefieldTermsWithLimits.tsx';
import { useClaimEnvelope } from './use-claim-envelope.ts';
import { useEnvelopeSenderUser } from './use-envelope-sender-user.ts';
import { useHasServerTimePassed } from './use-seconds-left.ts';

interface EnvelopeSheetProps {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  /** Sends thanks into the chat. */
  onThanks: () => void;
}

/** An envelope over its room: closed with its seal, or from inside. */
export function EnvelopeSheet({ id, isOpen, onClose, onThanks }: EnvelopeSheetProps): ReactNode {
  const intl = useIntl();
  const query = useQuery(envelopeQuery(id));
  const isGone = query.error instanceof ApiError && query.error.code === 'api.data_not_exist';
  return (
    <Sheet isOpen={isOpen} onClose={onClose} hasAddress title={intl.formatMessage({ id: 'red-envelopes.open.title' })}>
      {isGone ? (
        <EmptyState illustration="search" title={intl.formatMessage({ id: 'red-envelopes.open.gone-title' })}>
          <FormattedMessage id="red-envelopes.open.gone-text" />
        </EmptyState>
      ) : (
        <LoadedQuery query={query}>
          {(data) => <Envelope envelope={data} onThanks={onThanks} onClose={onClose} />}
        </LoadedQuery>
      )}
    </Sheet>
  );
}

interface EnvelopeProps {
  envelope: RedEnvelope;
  onThanks: () => void;
  onClose: () => void;
}

function Envelope({ envelope: known, onThanks, onClose }: EnvelopeProps): ReactNode {
  const { card } = known;
  const sender = useEnvelopeSenderUser(known.group_id, known.user_id);
  const claim = useClaimEnvelope(known);
  const isOver = useHasServerTimePassed(card.expire_at);
  const isOpenable = known.status === CAN_OPEN_ENVELOPE_STATUS && card.state === 'open' && !isOver;
  if (claim.phase === 'closed' && !isOpenable)
    return <EnvelopeDetailContent envelope={known} isRolling={claim.isDone} onThanks={onThanks} />;
  return (
    <ClosedEnvelope
      kind={card.kind}
      digit={card.digit}
      sender={sender}
      greeting={card.greeting}
      phase={claim.phase}
      errorText={claim.errorText}
      terms={
        card.kind === RED_ENVELOPE_MINEFIELD &&
        claim.phase !== 'open' && (
          <MinefieldTermsWithLimits
            card={card}
            errorText={claim.errorText}
            isBusy={claim.phase === 'opening'}
            onOpen={() => claim.open(card.stake)}
            onClose={onClose}
          />
        )
      }
      onOpen={() => claim.open(null)}
    />
  );
}
