import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './EditProfileView.module.css';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Skeleton of edit profile. */
export function EditProfileSkeleton({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  return (
    <SettingsLayout wide="form" title={intl.formatMessage({ id: 'profile.edit.title' })} onBack={onBack}>
      <div className={styles.form} aria-busy>
        <div className={styles.picture}>
          <Skeleton shape="circle" />
        </div>
        <SettingsSection isPadded>
          <Skeleton shape="control" count={3} />
        </SettingsSection>
      </div>
    </SettingsLayout>
  );
}

interface EditProfileLoadErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
  onBack: () => void;
}

/** Edit profile without the profile, which could not be loaded. */
export function EditProfileLoadError({ isRetrying, onRetry, onBack }: EditProfileLoadErrorProps) {
  const intl = useIntl();
  return (
    <SettingsLayout title={intl.formatMessage({ id: 'profile.edit.title' })} onBack={onBack}>
      <ErrorState onRetry={onRetry} isRetrying={isRetrying} />
    </SettingsLayout>
  );
}
