import { DiscoverLayout } from '@quintet/ui/views/discover/DiscoverLayout';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { useBackOrHome } from '../../shared/navigation/use-back-or-home.ts';

/** A kind of discover content as a page of its own. */
export function TitledDiscoverPanel({ kind, children }: { kind: 'gallery' | 'trend'; children: ReactNode }): ReactNode {
  const title = useIntl().formatMessage({ id: `discover.kind.${kind}` });
  usePageTitle(title);
  return (
    <DiscoverLayout title={title} onBack={useBackOrHome()}>
      {children}
    </DiscoverLayout>
  );
}
