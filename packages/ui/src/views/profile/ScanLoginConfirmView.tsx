import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';
import styles from './ScanLoginConfirmView.module.css';

interface ScanConfirmViewProps {
  /** The user to be logged in. */
  profile: { id: string; nickname: string; avatar: string | null } | null;
  /** The site of the other device. */
  site: string;
  errorText?: string | undefined;
  /** The code has expired: only scanning another remains. */
  isExpired: boolean;
  isBusy: boolean;
  onRescan: () => void;
  onConfirm: () => void;
}

/** Confirms logging in another device, because a code may be phishing. */
export function ScanLoginConfirmView({
  profile,
  site,
  errorText,
  isExpired,
  isBusy,
  onRescan,
  onConfirm,
}: ScanConfirmViewProps) {
  const intl = useIntl();
  return (
    <SheetForm
      errorText={errorText}
      submitLabel={intl.formatMessage({ id: isExpired ? 'profile.scan.again' : 'profile.scan.confirm' })}
      canSubmit
      isBusy={isBusy}
      onSubmit={isExpired ? onRescan : onConfirm}
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
