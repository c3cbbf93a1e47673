import { useIntl } from 'react-intl';
import { AppBar } from '../../../components/AppBar.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';

/** Stands for the form while the draft loads. */
export function PublishFormSkeleton({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  return (
    <>
      <AppBar title={intl.formatMessage({ id: 'social.publish.title' })} onBack={onBack} />
      <Skeleton shape="picture" />
    </>
  );
}
