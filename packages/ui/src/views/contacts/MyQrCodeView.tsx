import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { Button } from '../../components/Button.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './MyQrCodeView.module.css';

interface MyQrViewProps {
  /** Null while loading. */
  profile: { id: string; nickname: string; username: string; avatar: string | null } | null;
  /** The URL in the code. */
  url: string;
  /** Others cannot find this user by account ID, so the code does not work for them. */
  isHidden: boolean;
  /** Without the system's sharing, the link is copied. */
  canShare: boolean;
  onSave: () => void;
  onShare: () => void;
}

/** This user's QR code, by which others add them. */
export function MyQrCodeView({ profile, url, isHidden, canShare, onSave, onShare }: MyQrViewProps) {
  const intl = useIntl();
  if (!profile)
    return (
      <div className={styles.qr} aria-busy>
        <Skeleton shape="row" />
        <Skeleton shape="picture" />
      </div>
    );
  return (
    <div className={styles.qr}>
      <div className={styles.user}>
        <Avatar id={profile.id} name={profile.nickname} src={profile.avatar} size="l" />
        <p className={styles.names}>
          <strong>{profile.nickname}</strong>
          <FormattedMessage id="contacts.add.account-id" values={{ username: profile.username }} />
        </p>
      </div>
      <div className={styles.code}>
        <QrCode text={url} label={intl.formatMessage({ id: 'contacts.qr.code' })} />
      </div>
      <p className={styles.text} role={isHidden ? 'status' : undefined}>
        <FormattedMessage id={isHidden ? 'contacts.qr.hidden' : 'contacts.qr.text'} />
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" isBlock icon="download" onClick={onSave}>
          <FormattedMessage id="contacts.qr.save" />
        </Button>
        <Button isBlock icon={canShare ? 'share' : 'link'} onClick={onShare}>
          <FormattedMessage id={canShare ? 'contacts.qr.share' : 'contacts.qr.copy'} />
        </Button>
      </div>
    </div>
  );
}
