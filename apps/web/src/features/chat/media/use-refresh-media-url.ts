import { useRef } from 'react';
import { useChat } from '../chat-client-atom.ts';
import type { Subject } from '../room/bubble-row.ts';

/** Addresses of media run out, those of a message kept on the device too: asks for the message anew, once for each that fails. */
export function useRenewal(subject: Subject): (() => void) | undefined {
  const chat = useChat();
  const tried = useRef<string | null>(null);
  if (subject.kind === 'pending') return undefined;
  const { message } = subject;
  return () => {
    const url = message.media?.url ?? null;
    if (url === null || tried.current === url) return;
    tried.current = url;
    void chat?.messages.renew(message).catch(() => undefined);
  };
}
