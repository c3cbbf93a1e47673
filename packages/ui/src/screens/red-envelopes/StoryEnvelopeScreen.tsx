import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { makeExampleField } from '../../views/profile/story-profile.ts';
import type { EnvelopeClaimData } from '../../views/red-envelopes/EnvelopeClaimList.tsx';
import { EnvelopeDetail } from '../../views/red-envelopes/EnvelopeDetail.tsx';
import {
  NoShareResult,
  ClaimedShareResult,
  MinefieldStakesResult,
  MinefieldWaitingResult,
} from '../../views/red-envelopes/EnvelopeResult.tsx';
import { MinefieldTerms } from '../../views/red-envelopes/MinefieldTerms.tsx';
import { ClosedEnvelope } from '../../views/red-envelopes/ClosedEnvelope.tsx';
import { SendEnvelopeForm } from '../../views/red-envelopes/SendEnvelopeForm.tsx';
import {
  EXAMPLE_ENDED_ENVELOPE_CLAIMS,
  EXAMPLE_ENVELOPE_CLAIMS,
  EXAMPLE_ENVELOPE_FORM,
  makeStoryEnvelopeCard,
  makeStoryMinefieldClaims,
  EXAMPLE_MINEFIELD_CARD,
  EXAMPLE_RUNNING_ENVELOPE_CLAIMS,
  EXAMPLE_ENVELOPE_SENDER,
} from '../../views/red-envelopes/story-envelopes.ts';
import { SecurityCodePrompt } from '../../views/wallet/SecurityCodePrompt.tsx';
import { StoryRoomScreen } from '../chat/StoryRoomScreen.tsx';
import { StoryEnvelopeCardsScreen } from './StoryEnvelopeCardsScreen.tsx';

const SEED = '5f'.repeat(32);
const ENDED = makeStoryEnvelopeCard({
  state: 'empty',
  claimed_count: 10,
  seed: SEED,
  returned: 0,
  emptied_at: '2026-01-05T08:01:58.000Z',
  end_at: '2026-01-05T08:01:58.000Z',
});
const EXPIRED = makeStoryEnvelopeCard({
  state: 'expired',
  seed: SEED,
  returned: 180,
  end_at: '2026-01-06T08:00:01.000Z',
});
const RESULTS = {
  ...EXAMPLE_MINEFIELD_CARD,
  state: 'results',
  seed: SEED,
  returned: 200,
  end_at: EXAMPLE_MINEFIELD_CARD.results_at,
} as const;

const hidden = EXAMPLE_ENVELOPE_CLAIMS.slice(0, 3).map((claim) => ({ ...claim, amount: null, isBest: false }));
/** The claims as seen by the user whose claim this is, or by one without a claim. */
const seenBy = (claims: readonly EnvelopeClaimData[], isSelf: (claim: EnvelopeClaimData) => boolean) =>
  claims.map((claim) => ({ ...claim, isSelf: isSelf(claim) }));
const nobody = () => false;
const closed = {
  sender: EXAMPLE_ENVELOPE_SENDER,
  greeting: '',
  kind: 2,
  digit: null,
  phase: 'closed',
  onOpen: fn(),
} as const;
const inside = {
  sender: EXAMPLE_ENVELOPE_SENDER,
  isOwn: false,
  amount: 500,
  claimedAmount: 320,
  claims: EXAMPLE_ENVELOPE_CLAIMS,
} as const;
const missed = { ...inside, claims: seenBy(EXAMPLE_ENVELOPE_CLAIMS, nobody) };
const share = {
  amount: 42,
  isBest: false,
  onThanks: fn(),
  isThanked: false,
  pointsHref: '/points',
  onPoints: fn(),
};
const terms = { digit: 7, stake: 750, dailyLeft: 4_250, secondsLeft: 94, isBusy: false, onOpen: fn(), onClose: fn() };
const SHEETS = {
  closed: <ClosedEnvelope {...closed} />,
  opening: <ClosedEnvelope {...closed} phase="opening" />,
  minefield: <ClosedEnvelope {...closed} kind={3} digit={7} terms={<MinefieldTerms {...terms} />} />,
  excluded: <ExcludedEnvelope />,
  opened: (
    <EnvelopeDetail
      {...inside}
      card={makeStoryEnvelopeCard()}
      claims={EXAMPLE_RUNNING_ENVELOPE_CLAIMS}
      result={<ClaimedShareResult {...share} isRolling />}
      fairness="later"
    />
  ),
  best: (
    <EnvelopeDetail
      {...inside}
      claimedAmount={500}
      card={ENDED}
      claims={seenBy(EXAMPLE_ENDED_ENVELOPE_CLAIMS, ({ isBest }) => isBest)}
      result={<ClaimedShareResult {...share} amount={96} isBest isThanked />}
      fairness="checked"
    />
  ),
  empty: (
    <EnvelopeDetail
      {...inside}
      claimedAmount={500}
      card={ENDED}
      claims={seenBy(EXAMPLE_ENDED_ENVELOPE_CLAIMS, nobody)}
      result={<NoShareResult reason="empty" />}
      fairness="checking"
    />
  ),
  expired: <EnvelopeDetail {...missed} card={EXPIRED} result={<NoShareResult reason="expired" />} fairness="checked" />,
  unfair: <EnvelopeDetail {...missed} card={EXPIRED} result={<NoShareResult reason="expired" />} fairness="failed" />,
  own: (
    <EnvelopeDetail
      {...inside}
      isOwn
      card={makeStoryEnvelopeCard({ claimed_count: 0 })}
      claimedAmount={0}
      claims={[]}
      result={null}
      fairness="later"
    />
  ),
  waiting: (
    <EnvelopeDetail
      {...inside}
      card={EXAMPLE_MINEFIELD_CARD}
      amount={null}
      claimedAmount={null}
      claims={hidden}
      result={<MinefieldWaitingResult secondsLeft={73} isClaimed />}
      fairness="later"
    />
  ),
  hit: (
    <EnvelopeDetail
      {...inside}
      card={RESULTS}
      claimedAmount={300}
      claims={makeStoryMinefieldClaims(107)}
      result={<ClaimedShareResult {...share} amount={107} mine={{ digit: 7, stake: 750, isHit: true }} />}
      fairness="checked"
    />
  ),
  safe: (
    <EnvelopeDetail
      {...inside}
      card={RESULTS}
      claimedAmount={300}
      claims={makeStoryMinefieldClaims(112)}
      result={<ClaimedShareResult {...share} amount={112} mine={{ digit: 7, stake: 750, isHit: false }} />}
      fairness="checked"
    />
  ),
  'own-results': (
    <EnvelopeDetail
      {...inside}
      isOwn
      card={RESULTS}
      claimedAmount={300}
      claims={seenBy(makeStoryMinefieldClaims(107), nobody)}
      result={<MinefieldStakesResult hits={2} stake={750} />}
      fairness="checked"
    />
  ),
  send: <SendEnvelopeForm {...EXAMPLE_ENVELOPE_FORM} />,
  'send-equal': <SendEnvelopeForm {...EXAMPLE_ENVELOPE_FORM} kind={1} amount={makeExampleField('50')} />,
  'send-minefield': (
    <SendEnvelopeForm {...EXAMPLE_ENVELOPE_FORM} kind={3} digit={7} count={makeExampleField('5')} stake={1000} />
  ),
  'send-unknown': <SendEnvelopeForm {...EXAMPLE_ENVELOPE_FORM} isUnknown />,
  'send-code': <SendPrompt />,
  loading: <Skeleton shape="row" count={4} />,
  failed: <ErrorState onRetry={fn()} />,
  // Without a connection the load waits for one; opening says so.
  offline: <Skeleton shape="row" count={4} />,
  'open-failed': <OpenFailed />,
  gone: null,
} as const satisfies Record<string, ReactNode>;

function ExcludedEnvelope() {
  const intl = useIntl();
  const date = intl.formatDate('2026-03-03T08:00:00.000Z', { dateStyle: 'long' });
  const refusal = intl.formatMessage({ id: 'red-envelopes.mine.excluded' }, { date });
  return (
    <ClosedEnvelope {...closed} kind={3} digit={7} terms={<MinefieldTerms {...terms} disabledReason={refusal} />} />
  );
}

function OpenFailed() {
  const intl = useIntl();
  return <ClosedEnvelope {...closed} errorText={intl.formatMessage({ id: 'errors.connection.failed' })} />;
}

function SendPrompt() {
  return (
    <SecurityCodePrompt code="12" isBusy={false} onChange={fn()} onSubmit={fn()} onForgot={fn()}>
      <FormattedMessage id="red-envelopes.send.confirm" values={{ count: 500 }} />
    </SecurityCodePrompt>
  );
}

export type StoryEnvelopeScreenState = 'cards' | keyof typeof SHEETS;

const getTitle = (state: keyof typeof SHEETS): MessageId =>
  state.startsWith('send') ? 'red-envelopes.send.title' : 'red-envelopes.open.title';

/** A red envelope over its room, as features/red-envelopes composes it; `cards`: in the room. */
export function StoryEnvelopeScreen({ state }: { state: StoryEnvelopeScreenState }) {
  const intl = useIntl();
  if (state === 'cards') return <StoryEnvelopeCardsScreen />;
  return (
    <>
      <StoryRoomScreen state={state === 'offline' ? 'offline' : 'full'} kind="group" />
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: getTitle(state) })}>
        {state === 'gone' ? (
          <EmptyState illustration="search" title={intl.formatMessage({ id: 'red-envelopes.open.gone-title' })}>
            {intl.formatMessage({ id: 'red-envelopes.open.gone-text' })}
          </EmptyState>
        ) : (
          SHEETS[state]
        )}
      </Sheet>
    </>
  );
}
