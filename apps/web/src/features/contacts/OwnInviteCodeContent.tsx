import { OwnInviteCodeView } from '@quintet/ui/views/contacts/OwnInviteCodeView';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { useRetryWhenOnline } from '../../shared/requests/network.ts';
import { ownInviteCodeQuery } from './queries.ts';
import { canShareNatively, shareOrCopyLink } from './share-or-copy-link.ts';

/** The invite code of this user and its link (spec §5, Invite code). */
export function OwnInviteCodeContent(): ReactNode {
  const { title } = useBrand();
  const { data, error, isFetching, refetch } = useQuery(ownInviteCodeQuery());
  const retry = (): void => void refetch();
  useRetryWhenOnline(error, retry);
  return (
    <OwnInviteCodeView
      brandTitle={title}
      invitation={data ? { code: data.invite_code, invitedCount: data.invited_count } : null}
      loadError={error ? { isRetrying: isFetching, onRetry: retry } : null}
      canShare={canShareNatively()}
      onShare={() => data && void shareOrCopyLink(data.url)}
    />
  );
}
