import type { Message } from '@quintet/domain/chat/message';
import { getRedEnvelopeCardState, type RedEnvelopeCard } from '@quintet/domain/red-envelopes/red-envelope';
import { EnvelopeCard } from '@quintet/ui/views/red-envelopes/EnvelopeCard';
import { MinefieldTimeLeft } from '@quintet/ui/views/red-envelopes/MinefieldTerms';
import { useAtomValue, useStore } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/opened-in-app.ts';
import { useSession } from '../../shared/session/session.ts';
import { knownEnvelopesAtom } from './envelope-state.ts';
import { ensureOwnEnvelopeCard, watchEnvelopeStatus } from './load-statuses.ts';
import { useHasServerTimePassed, useServerSecondsLeft } from './use-seconds-left.ts';

/** The card of a red envelope in a room. */
export default function RedEnvelopeMessage({ message }: { message: Message }): ReactNode {
  return message.red_envelope && <Card message={message} first={message.red_envelope} />;
}

function Card({ message, first }: { message: Message; first: RedEnvelopeCard }): ReactNode {
  const store = useStore();
  const navigate = useNavigate();
  const isOwn = useSession().userId === message.user_id;
  const { card = first, status = null } = useAtomValue(knownEnvelopesAtom).get(first.id) ?? {};
  const isOver = useHasServerTimePassed(card.expire_at);
  const hasEnded = first.end_at !== null;
  useEffect(() => {
    if (!isOwn) return watchEnvelopeStatus(store, first.id);
    if (!hasEnded) void ensureOwnEnvelopeCard(store, first.id);
    return undefined;
  }, [store, first.id, isOwn, hasEnded]);
  const cardState = getRedEnvelopeCardState(card, status, isOwn, isOver);
  const href = paths.room.href({ id: message.group_id }, { envelope: card.id });
  return (
    <EnvelopeCard
      kind={card.kind}
      digit={card.digit}
      greeting={card.greeting}
      cardState={cardState}
      countdown={cardState === 'waiting' && <CardCountdown at={card.expire_at} />}
      href={href}
      onOpen={() => void navigate(href, { state: OPENED_IN_APP_STATE })}
    />
  );
}

function CardCountdown({ at }: { at: string }): ReactNode {
  const seconds = useServerSecondsLeft(at);
  return seconds > 0 && <MinefieldTimeLeft seconds={seconds} />;
}
