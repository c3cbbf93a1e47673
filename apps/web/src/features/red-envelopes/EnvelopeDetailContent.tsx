import type { RedEnvelope, RedEnvelopeClaim } from '@quintet/domain/red-envelopes/red-envelope';
import { RED_ENVELOPE_MINEFIELD } from '@quintet/domain/red-envelopes/rules';
import { EnvelopeDetail } from '@quintet/ui/views/red-envelopes/EnvelopeDetail';
import {
  NoShareResult,
  ClaimedShareResult,
  MinefieldStakesResult,
  MinefieldWaitingResult,
} from '@quintet/ui/views/red-envelopes/EnvelopeResult';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { useGetDisplayName } from '../../shared/users/use-display-name.ts';
import { envelopeDetailQuery } from './queries.ts';
import { useFairnessCheck } from './use-fairness-check.ts';
import { useServerSecondsLeft } from './use-seconds-left.ts';
import { useEnvelopeSenderUser } from './use-envelope-sender-user.ts';

interface DetailProps {
  envelope: RedEnvelope;
  /** This user has just opened it. */
  isRolling: boolean;
  onThanks: () => void;
}

/** An envelope from inside, with its claims. */
export function EnvelopeDetailContent({ envelope, isRolling, onThanks }: DetailProps): ReactNode {
  const query = useQuery(envelopeDetailQuery(envelope.card.id));
  const { userId } = useSession();
  const getName = useGetDisplayName();
  const sender = useEnvelopeSenderUser(envelope.group_id, envelope.user_id);
  const fairness = useFairnessCheck(query.data);
  const toRow = ({ user, amount, is_best, is_hit, create_at }: RedEnvelopeClaim) => ({
    id: user.id,
    name: getName(user),
    src: user.avatar_thumbnail,
    isSelf: user.id === userId,
    amount,
    isBest: is_best,
    isHit: is_hit === true,
    at: create_at,
  });
  return (
    <LoadedQuery query={query}>
      {({ red_envelope: shown, claims }) => (
        <EnvelopeDetail
          card={shown.card}
          sender={sender}
          isOwn={shown.user_id === userId}
          amount={shown.amount}
          claimedAmount={shown.claimed_amount}
          result={<Result envelope={shown} claims={claims} isRolling={isRolling} onThanks={onThanks} />}
          claims={claims.map(toRow)}
          fairness={fairness}
        />
      )}
    </LoadedQuery>
  );
}

interface ResultProps extends DetailProps {
  claims: readonly RedEnvelopeClaim[];
}

function Result({ envelope, claims, isRolling, onThanks }: ResultProps): ReactNode {
  const { card, own_claim: claim, user_id } = envelope;
  const isOwn = useSession().userId === user_id;
  const navigate = useNavigate();
  const [isThanked, setIsThanked] = useState(false);
  if (card.kind === RED_ENVELOPE_MINEFIELD && card.state !== 'results')
    return <Waiting at={card.results_at ?? card.expire_at} isClaimed={claim !== null} />;
  if (claim === null || claim.amount === null) {
    if (isOwn && card.stake !== null)
      return <MinefieldStakesResult hits={claims.filter(({ is_hit }) => is_hit).length} stake={card.stake} />;
    if (isOwn) return null;
    return <NoShareResult reason={card.state === 'expired' || card.claimed_count < card.count ? 'expired' : 'empty'} />;
  }
  return (
    <ClaimedShareResult
      amount={claim.amount}
      isRolling={isRolling}
      isBest={claim.is_best}
      mine={
        card.kind === RED_ENVELOPE_MINEFIELD
          ? { digit: card.digit ?? 0, stake: card.stake ?? 0, isHit: claim.is_hit === true }
          : undefined
      }
      isThanked={isThanked}
      pointsHref={paths.points.href()}
      onPoints={() => void navigate(paths.points.href())}
      onThanks={() => {
        setIsThanked(true);
        onThanks();
      }}
    />
  );
}

function Waiting({ at, isClaimed }: { at: string; isClaimed: boolean }): ReactNode {
  return <MinefieldWaitingResult secondsLeft={useServerSecondsLeft(at)} isClaimed={isClaimed} />;
}
