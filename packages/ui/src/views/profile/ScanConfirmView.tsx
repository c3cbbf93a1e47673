import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { SheetForm } from './SheetForm.tsx';
import styles from './ScanConfirmView.module.css';

interface ScanConfirmViewProps {
  /** Who will be logged in there. */
  profile: { id: string; nickname: string; avatar: string | null } | null;
  /** Where the other device will be logged in. */
  site: string;
  errorText?: string | undefined;
  /** The code is no good any more: all that is left is another one. */
  isSpent: boolean;
  isBusy: boolean;
  onRescan: () => void;
  onConfirm: () => void;
}

/** The last question before another device is let in: a code may be somebody else's bait. */
export function ScanConfirmView({
  profile,
  site,
  errorText,
  isSpent,
  isBusy,
  onRescan,
  onConfirm,
}: ScanConfirmViewProps) {
  const intl = useIntl();
  return (
    <SheetForm
      errorText={errorText}
      submitLabel={intl.formatMessage({ id: isSpent ? 'profile.scan.again' : 'profile.scan.confirm' })}
      canSubmit
      isBusy={isBusy}
      onSubmit={isSpent ? onRescan : onConfirm}
    >
      <div className={styles.question}>
        {profile && <Avatar size="xl" id={profile.id} name={profile.nickname} src={profile.avatar} />}
        <h3>
          <FormattedMessage id="profile.scan.confirm-title" values={{ site }} />
        </h3>
        {profile && <strong>{profile.nickname}</strong>}
        <p>
          <FormattedMessage id="profile.scan.confirm-text" />
        </p>
      </div>
    </SheetForm>
  );
}
