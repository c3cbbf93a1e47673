import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { WalletAlreadyBoundView } from '../../views/wallet/WalletAlreadyBoundView.tsx';
import { PointsBalanceCard } from '../../views/wallet/PointsBalanceCard.tsx';
import { BindProviderView, type BindingOrderState } from '../../views/wallet/BindProviderView.tsx';
import { PaymentProviderListView } from '../../views/wallet/PaymentProviderListView.tsx';
import { ProviderTabs } from '../../views/wallet/ProviderTabs.tsx';
import { RedeemForm } from '../../views/wallet/RedeemForm.tsx';
import { SecurityCodePrompt } from '../../views/wallet/SecurityCodePrompt.tsx';
import {
  EXAMPLE_UNAVAILABLE_PROVIDERS,
  EXAMPLE_DEPOSIT_TRANSACTION,
  EXAMPLE_FAILED_REDEMPTION,
  EXAMPLE_LUCKY_ENVELOPE_TRANSACTION,
  EXAMPLE_TRADING_LOG_MONTHS,
  EXAMPLE_PENDING_REDEMPTION,
  EXAMPLE_PAYMENT_PROVIDERS,
  EXAMPLE_BINDING_QR_CODE,
  EXAMPLE_REFUND_TRANSACTION,
  EXAMPLE_SUCCEEDED_REDEMPTION,
  EXAMPLE_UNBOUND_PROVIDERS,
} from '../../views/wallet/story-wallet.ts';
import { makeExampleField } from '../../views/profile/story-profile.ts';
import { SettingsLayout } from '../../views/profile/SettingsLayout.tsx';
import { TradingLogFilters } from '../../views/wallet/TradingLogFilters.tsx';
import { TradingLogList } from '../../views/wallet/TradingLogList.tsx';
import { TradingLogDetailSkeleton, TradingLogDetailView } from '../../views/wallet/TradingLogDetailView.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

type Log = Parameters<typeof TradingLogDetailView>[0]['log'];
const retry = { isRetrying: false, onRetry: fn() };

function Detail({ log }: { log: Log }) {
  return (
    <TradingLogDetailView
      log={log}
      link={StoryLink}
      relatedHref={log.related_id && `/points?log=${log.related_id}`}
      envelopeHref={log.red_envelope_id && `/room/g1?envelope=${log.red_envelope_id}`}
      onCopy={fn()}
    />
  );
}

function Providers(props: Partial<Parameters<typeof PaymentProviderListView>[0]>) {
  return (
    <PaymentProviderListView
      providers={EXAMPLE_PAYMENT_PROVIDERS}
      loadError={null}
      onRedeem={fn()}
      onBind={fn()}
      onUnbind={fn()}
      {...props}
    />
  );
}

function Redeem(props: Partial<Parameters<typeof RedeemForm>[0]>) {
  const intl = useIntl();
  return (
    <ProviderTabs
      providers={['wellpay', 'point']}
      value={props.address ? 'point' : 'wellpay'}
      isFixed={props.isUnknown === true}
      onChange={fn()}
    >
      <RedeemForm
        target="WellPay wp···8213"
        amount={makeExampleField('5000')}
        address={null}
        available={12_360}
        limits={intl.formatMessage({ id: 'wallet.provider.limits' }, { min: 100, max: 50_000 })}
        cost={{ fee: 25, receives: 4975 }}
        isUnknown={false}
        isUnavailable={false}
        canSubmit
        onAll={fn()}
        onSubmit={fn()}
        {...props}
      />
    </ProviderTabs>
  );
}

function RedeemTooMuch() {
  const intl = useIntl();
  const error = intl.formatMessage({ id: 'wallet.amount.insufficient' });
  return <Redeem amount={makeExampleField('99999', { error })} cost={null} />;
}

function RedeemUnbound() {
  const intl = useIntl();
  return (
    <ProviderTabs providers={['wellpay', 'point']} value="wellpay" isFixed={false} onChange={fn()}>
      <EmptyState
        illustration="wallet"
        title={intl.formatMessage({ id: 'wallet.provider.not-bound' })}
        action={
          <Button onClick={fn()}>
            <FormattedMessage id="wallet.bind.title" />
          </Button>
        }
      />
    </ProviderTabs>
  );
}

function Prompt(props: Partial<Parameters<typeof SecurityCodePrompt>[0]>) {
  return (
    <SecurityCodePrompt code="12" isBusy={false} onChange={fn()} onSubmit={fn()} onForgot={fn()} {...props}>
      <FormattedMessage id="wallet.code.redeem" values={{ amount: 5000, target: 'WellPay wp···8213' }} />
    </SecurityCodePrompt>
  );
}

function RedeemTwice() {
  const intl = useIntl();
  return <Redeem errorText={intl.formatMessage({ id: 'errors.redemption.in-progress' })} />;
}

function UnbindPrompt() {
  const intl = useIntl();
  return (
    <SecurityCodePrompt
      code="12"
      isBusy={false}
      onChange={fn()}
      onSubmit={fn()}
      onForgot={fn()}
      confirmLabel={intl.formatMessage({ id: 'wallet.unbind.confirm' })}
      tone="danger"
    >
      <FormattedMessage id="wallet.code.unbind" values={{ account: 'wp···8213' }} />
    </SecurityCodePrompt>
  );
}

function WrongPrompt() {
  const intl = useIntl();
  return <Prompt code="123456" error={intl.formatMessage({ id: 'errors.security-code.incorrect' })} />;
}

function LockedPrompt() {
  const intl = useIntl();
  return <Prompt code="123456" errorText={intl.formatMessage({ id: 'errors.login.locked' }, { time: '10:42' })} />;
}

function Binding({ state }: { state: BindingOrderState }) {
  return (
    <BindProviderView
      state={state}
      qrcode={EXAMPLE_BINDING_QR_CODE}
      account={state === 'bound' ? 'wp···8213' : null}
      secondsLeft={272}
      onRedeem={fn()}
      onRestart={fn()}
    />
  );
}

function AlreadyBound({ isTried = false }: { isTried?: boolean }) {
  const intl = useIntl();
  const errorText = isTried ? intl.formatMessage({ id: 'errors.binding.exists' }) : undefined;
  return <WalletAlreadyBoundView account="wp···8213" errorText={errorText} onUnbind={fn()} />;
}

function MissingLog() {
  const intl = useIntl();
  return (
    <EmptyState illustration="search" title={intl.formatMessage({ id: 'wallet.detail.missing-title' })}>
      <FormattedMessage id="wallet.detail.missing-text" />
    </EmptyState>
  );
}

const SHEETS = {
  pending: ['wallet.detail.title', <Detail key="pending" log={EXAMPLE_PENDING_REDEMPTION} />],
  succeeded: ['wallet.detail.title', <Detail key="succeeded" log={EXAMPLE_SUCCEEDED_REDEMPTION} />],
  'redemption-failed': ['wallet.detail.title', <Detail key="failed" log={EXAMPLE_FAILED_REDEMPTION} />],
  refund: ['wallet.detail.title', <Detail key="refund" log={EXAMPLE_REFUND_TRANSACTION} />],
  deposit: ['wallet.detail.title', <Detail key="deposit" log={EXAMPLE_DEPOSIT_TRANSACTION} />],
  envelope: ['wallet.detail.title', <Detail key="envelope" log={EXAMPLE_LUCKY_ENVELOPE_TRANSACTION} />],
  missing: ['wallet.detail.title', <MissingLog key="missing" />],
  'detail-loading': ['wallet.detail.title', <TradingLogDetailSkeleton key="loading" />],
  providers: ['wallet.points.wallets', <Providers key="providers" />],
  unbound: ['wallet.points.wallets', <Providers key="unbound" providers={EXAMPLE_UNBOUND_PROVIDERS} />],
  maintenance: ['wallet.points.wallets', <Providers key="closed" providers={EXAMPLE_UNAVAILABLE_PROVIDERS} />],
  'no-providers': ['wallet.points.wallets', <Providers key="none" providers={[]} />],
  'providers-loading': ['wallet.points.wallets', <Providers key="loading" providers={null} />],
  'providers-failed': ['wallet.points.wallets', <Providers key="failed" providers={null} loadError={retry} />],
  redeem: ['wallet.redeem.title', <Redeem key="redeem" />],
  'redeem-address': [
    'wallet.redeem.title',
    <Redeem
      key="address"
      target={null}
      address={makeExampleField('Q7KX-9M2P-44TD')}
      cost={{ fee: 0, receives: 5000 }}
    />,
  ],
  'redeem-too-much': ['wallet.redeem.title', <RedeemTooMuch key="too-much" />],
  'redeem-unknown': ['wallet.redeem.title', <Redeem key="unknown" isUnknown />],
  'redeem-twice': ['wallet.redeem.title', <RedeemTwice key="twice" />],
  'redeem-unbound': ['wallet.redeem.title', <RedeemUnbound key="unbound" />],
  'redeem-closed': ['wallet.redeem.title', <Redeem key="closed" isUnavailable canSubmit={false} />],
  code: ['wallet.redeem.title', <Prompt key="code" />],
  'code-busy': ['wallet.redeem.title', <Prompt key="busy" code="123456" isBusy />],
  'code-wrong': ['wallet.redeem.title', <WrongPrompt key="wrong" />],
  'code-locked': ['wallet.redeem.title', <LockedPrompt key="locked" />],
  unbind: ['wallet.unbind.title', <UnbindPrompt key="unbind" />],
  bind: ['wallet.bind.title', <Binding key="pending" state="pending" />],
  bound: ['wallet.bind.title', <Binding key="bound" state="bound" />],
  expired: ['wallet.bind.title', <Binding key="expired" state="expired" />],
  refused: ['wallet.bind.title', <Binding key="refused" state="refused" />],
  taken: ['wallet.bind.title', <Binding key="taken" state="taken" />],
  'already-bound': ['wallet.bind.title', <AlreadyBound key="already" />],
  'bound-meanwhile': ['wallet.bind.title', <AlreadyBound key="meanwhile" isTried />],
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

export type StoryPointsScreenState =
  | 'full'
  | 'rich'
  | 'checking'
  | 'empty'
  | 'none'
  | 'loading'
  | 'failed'
  | 'offline'
  | keyof typeof SHEETS;

const POINTS = { balance: 12_480, held: 120, isValid: true };

/** The points and their sheets as features/wallet composes them. */
export function StoryPointsScreen({ state }: { state: StoryPointsScreenState }) {
  const intl = useIntl();
  const sheet = state in SHEETS ? SHEETS[state as keyof typeof SHEETS] : undefined;
  const isMissing = state === 'loading' || state === 'failed';
  const points =
    state === 'rich'
      ? { balance: 199_999_999, held: 0, isValid: true }
      : state === 'empty'
        ? { balance: 0, held: 0, isValid: true }
        : { ...POINTS, isValid: state !== 'checking' };
  const isEmpty = isMissing || state === 'empty' || state === 'none';
  return (
    <StoryAppShell tab="/my-page" isOpened isOffline={state === 'offline'}>
      <SettingsLayout title={intl.formatMessage({ id: 'wallet.points.title' })} onBack={fn()}>
        <PointsBalanceCard
          points={isMissing ? null : points}
          loadError={state === 'failed' ? retry : null}
          onRedeem={fn()}
          onWallets={fn()}
        />
        {state !== 'empty' && state !== 'failed' && (
          <TradingLogFilters
            filter={state === 'none' ? { direction: 'spent', type: 'refunds' } : { direction: 'all', type: 'all' }}
            onChange={fn()}
          />
        )}
        {state !== 'failed' && (
          <TradingLogList
            months={isEmpty ? [] : EXAMPLE_TRADING_LOG_MONTHS}
            tail={state === 'loading' ? 'loading' : 'end'}
            onClear={state === 'none' ? fn() : undefined}
            link={StoryLink}
            toHref={({ id }) => `/points?log=${id}`}
            onNearEnd={fn()}
            onRetry={fn()}
          />
        )}
      </SettingsLayout>
      {sheet && (
        <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: sheet[0] })}>
          {sheet[1]}
        </Sheet>
      )}
    </StoryAppShell>
  );
}
