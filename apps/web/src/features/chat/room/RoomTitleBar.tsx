import { toCountTranslationValues } from '@quintet/domain/counters';
import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { IconButton } from '@quintet/ui/IconButton';
import { countHistoryStepsToPreviousPage } from '@quintet/ui/use-back-to-close';
import { RoomHeader } from '@quintet/ui/views/chat/RoomHeader';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { use, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { connectionStateAtom } from '../../../shared/events/connection-state.ts';
import { useIsOnline } from '../../../shared/requests/network.ts';
import { usePageTitle } from '../../../shared/appearance/page-title.ts';
import { useMenuItems } from '../../../shared/navigation/menu-entry.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useIsWide } from '../../../shared/appearance/use-is-wide.ts';
import { groupAtomFamily } from '../sync/atoms.ts';
import { useGetGroupDisplay } from '../list/group-display.ts';
import { useDelayedFlag } from '../use-delayed-flag.ts';
import { searchedRoomIdAtom } from '../search/room-search-state.ts';
import { useTypingText } from '../use-typing-text.ts';
import { RoomExtensionsContext } from './room-extensions.ts';

/** A group always has a subtitle, so that the title does not move; a direct message shows only a status. */
function useSubtitle(groupId: string, group: Group | undefined): { subtitle?: string; status?: string | undefined } {
  const intl = useIntl();
  const isOnline = useIsOnline();
  const isConnecting = useDelayedFlag(useAtomValue(connectionStateAtom) !== 'live' && isOnline, 1500);
  const typing = useTypingText({ id: groupId, type: group?.type ?? ChatType.GROUP });
  const status = isConnecting ? intl.formatMessage({ id: 'chat.room.connecting' }) : typing;
  if (group?.type !== ChatType.GROUP) return { status };
  return {
    subtitle: status ?? intl.formatMessage({ id: 'chat.room.members' }, toCountTranslationValues(group.member_count)),
  };
}

function ExtensionButtons({ group }: { group: Group }): ReactNode {
  const items = useMenuItems(use(RoomExtensionsContext).header, group);
  return items.map(({ id, icon, label, onSelect }) => (
    <IconButton key={id} icon={icon} label={label} onClick={onSelect} />
  ));
}

/** The name of the room, also in the window title, and its search button. */
export function RoomTitleBar({ groupId }: { groupId: string }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const isWide = useIsWide();
  const group = useAtomValue(groupAtomFamily(groupId));
  // Still names the room after the user was removed from it.
  const [lastGroup, setLastGroup] = useState(group);
  if (group && group !== lastGroup) setLastGroup(group);
  const subtitle = useSubtitle(groupId, group);
  const setSearchedRoom = useSetAtom(searchedRoomIdAtom);
  const getDisplay = useGetGroupDisplay();
  const display = lastGroup && getDisplay(lastGroup);
  usePageTitle(display?.name);
  const back = (): void => {
    // Opened by URL: there is no list to go back to.
    if (location.key === 'default') void navigate(paths.chat.href(), { replace: true });
    else void navigate(-countHistoryStepsToPreviousPage());
  };
  return (
    <RoomHeader
      id={display?.avatarId ?? groupId}
      name={display?.name}
      src={display?.src}
      kind={display?.kind ?? 'group'}
      {...subtitle}
      onBack={isWide ? undefined : back}
      end={
        group && (
          <>
            <IconButton
              icon="search"
              label={intl.formatMessage({ id: 'chat.search.open' })}
              onClick={() => setSearchedRoom(groupId)}
            />
            <ExtensionButtons group={group} />
          </>
        )
      }
    />
  );
}
