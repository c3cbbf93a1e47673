import { IconButton } from '@quintet/ui/IconButton';
import { Button } from '@quintet/ui/Button';
import { getTabPanelProps, Tabs } from '@quintet/ui/Tabs';
import { HomeLayout } from '@quintet/ui/views/social/feed/HomeLayout';
import { useAtomValue } from 'jotai/react';
import type { MessageId } from '@quintet/i18n/ids';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { openLoginDialog } from '../../../shared/session/login-dialog.ts';
import { BrandMark } from '../../../shared/appearance/BrandMark.tsx';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { hasPostDraftAtom } from '../publish/has-draft.ts';
import type { FeedHandle } from './Feed.tsx';
import { FollowingFeed } from './FollowingFeed.tsx';
import { RecommendedFeed } from './RecommendedFeed.tsx';

const TABS = [
  { id: 'follow', label: 'social.home.follow', href: paths.homeFollow.href(), Feed: FollowingFeed },
  { id: 'recommend', label: 'social.home.recommend', href: paths.homeRecommend.href(), Feed: RecommendedFeed },
] as const;

/** A tab with content of another slice (README, Registries). */
export interface HomeExtension {
  readonly id: string;
  readonly label: MessageId;
  readonly href: string;
  readonly panel: ReactNode;
}

/** /home/follow and /home/recommend (spec §2), with tabs of other slices. */
export default function HomePage({ extensions }: { extensions: readonly HomeExtension[] }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const { isSignedIn } = useSession();
  const hasDraft = useAtomValue(hasPostDraftAtom);
  const feed = useRef<FeedHandle>(null);
  const tabs = [...TABS, ...extensions];
  const extension = extensions.find(({ href }) => href === pathname);
  const { id, Feed } = TABS.find(({ href }) => href === pathname) ?? TABS[1];
  const value = extension?.id ?? id;
  useOnRepeatedVisit(pathname + search, key, () => feed.current?.refresh());
  usePageTitle(intl.formatMessage({ id: 'shell.nav.home' }));
  return (
    <HomeLayout
      mark={<BrandMark />}
      tabs={
        <Tabs
          id="home"
          label={intl.formatMessage({ id: 'social.home.tabs' })}
          value={value}
          onChange={(next) => void navigate(tabs.find((tab) => tab.id === next)!.href, { replace: true })}
          items={tabs.map((tab) => ({ id: tab.id, label: intl.formatMessage({ id: tab.label }) }))}
        />
      }
      refresh={
        !extension && (
          <IconButton
            icon="retry"
            label={intl.formatMessage({ id: 'social.home.refresh' })}
            onClick={() => feed.current?.refresh()}
          />
        )
      }
      actions={
        <>
          <IconButton
            icon="search"
            label={intl.formatMessage({ id: 'social.home.search' })}
            onClick={() => void navigate(paths.search.href())}
          />
          {isSignedIn ? (
            <IconButton
              icon="add"
              label={intl.formatMessage({ id: hasDraft ? 'social.publish.title-draft' : 'social.publish.title' })}
              isMarked={hasDraft}
              onClick={() => void navigate(paths.publish.href())}
            />
          ) : (
            <Button size="s" onClick={() => openLoginDialog()}>
              <FormattedMessage id="shell.guest.log-in" />
            </Button>
          )}
        </>
      }
      panel={getTabPanelProps('home', value)}
    >
      {extension ? extension.panel : <Feed ref={feed} />}
    </HomeLayout>
  );
}

/** Runs when the user opens the current URL again. */
function useOnRepeatedVisit(address: string, key: string, run: () => void): void {
  const last = useRef({ address, key });
  const onRepeat = useEffectEvent(run);
  useEffect(() => {
    const before = last.current;
    last.current = { address, key };
    if (before.address === address && before.key !== key) onRepeat();
  }, [address, key]);
}
