import type { NotifySettings } from '@quintet/ui/NotifySwitches';
import type { UserOrChatPickerItemData } from '@quintet/ui/UserOrChatPicker';
import type { ChatDetailsView } from '@quintet/ui/views/groups/ChatDetailsView';
import type { ComponentProps, ReactNode } from 'react';
import type { ReportDialogForm } from '../../../shared/feedback/ReportDialogForm.tsx';

/** What the chat slice knows of a chat and does with it; app/ hands it in. */
export interface ChatDetailsDeps {
  readonly avatar: ComponentProps<typeof ChatDetailsView>['avatar'];
  /** The newest pinned message in one line. */
  readonly pinnedMessage: string | undefined;
  /** The chats that a card can be sent to. */
  readonly chats: readonly UserOrChatPickerItemData[];
  /** The photos, videos and files of the chat. */
  readonly media: ReactNode;
  /** Reports the chat with its latest messages. */
  readonly report: Pick<ComponentProps<typeof ReportDialogForm>, 'loadCopies' | 'send' | 'user'>;
  readonly onPinnedMessage: () => void;
  readonly onNotifyChange: (changed: Partial<NotifySettings>) => void;
  readonly onSearch: () => void;
  readonly onClear: () => void;
  /** Opens the page of a member or of the other user. */
  readonly onProfile: (userId: string) => void;
  /** Opens the direct message with a member. */
  readonly onMessage: (userId: string) => void;
}
