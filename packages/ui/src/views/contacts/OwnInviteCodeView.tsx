import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './OwnInviteCodeView.module.css';

interface InviteViewProps {
  brandTitle: string;
  /** Null while loading. */
  invitation: { code: string; invitedCount: number } | null;
  /** The invitation could not be loaded. */
  loadError: { isRetrying: boolean; onRetry: () => void } | null;
  canShare: boolean;
  onShare: () => void;
}

/** This user's invite code and the link to register with it. */
export function OwnInviteCodeView({ brandTitle, invitation, loadError, canShare, onShare }: InviteViewProps) {
  const intl = useIntl();
  if (!invitation && loadError) return <ErrorState {...loadError} />;
  if (!invitation)
    return (
      <div aria-busy>
        <Skeleton shape="picture" />
      </div>
    );
  return (
    <EmptyState
      illustration="people"
      title={intl.formatMessage({ id: 'contacts.invite.heading' }, { brand: brandTitle })}
      action={
        <Button icon={canShare ? 'share' : 'link'} onClick={onShare}>
          <FormattedMessage id={canShare ? 'contacts.invite.share' : 'contacts.invite.copy'} />
        </Button>
      }
    >
      <FormattedMessage id="contacts.invite.text" />
      <output className={styles.code}>{invitation.code}</output>
      <FormattedMessage id="contacts.invite.count" values={{ count: invitation.invitedCount }} />
    </EmptyState>
  );
}
