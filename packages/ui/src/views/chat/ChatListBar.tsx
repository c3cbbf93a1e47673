import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AppBar } from '../../components/AppBar.tsx';

interface ChatListBarProps {
  /** A room is open beside the list. */
  isBeside: boolean;
  isConnecting: boolean;
  menu: ReactNode;
}

/** The title bar of the chat list. */
export function ChatListBar({ isBeside, isConnecting, menu }: ChatListBarProps) {
  const intl = useIntl();
  return (
    <AppBar
      variant="large"
      isBeside={isBeside}
      title={intl.formatMessage({ id: 'chat.list.title' })}
      end={menu}
      status={isConnecting ? intl.formatMessage({ id: 'chat.list.connecting' }) : undefined}
    />
  );
}
