import { mergePickedMentions, toPickedMentions } from '@quintet/domain/mentions';
import { useAtomValue, useSetAtom, useStore } from 'jotai/react';
import { useIntl } from 'react-intl';
import { useChatClient } from '../chat-client-atom.ts';
import { messageDraftsByGroupAtom } from '../sync/atoms.ts';
import { useNow } from '../use-now.ts';
import { removeRetractedTextAtom, retractedTextsAtom } from './retracted-texts.ts';

/** For a text that this user has just retracted: puts it back into the composer, before what is there. */
export function useRewriteButtonProps(messageId: string): { label: string; onClick: () => void } | undefined {
  const intl = useIntl();
  const store = useStore();
  const chat = useChatClient();
  const retracted = useAtomValue(retractedTextsAtom).get(messageId);
  const remove = useSetAtom(removeRetractedTextAtom);
  const now = useNow();
  if (!retracted || !chat || now > retracted.until) return undefined;
  const { message } = retracted;
  return {
    label: intl.formatMessage({ id: 'chat.action.rewrite' }),
    onClick() {
      const draft = store.get(messageDraftsByGroupAtom).get(message.group_id);
      const text = [message.text, draft?.text].filter(Boolean).join('\n');
      const picked = mergePickedMentions(toPickedMentions(message.text ?? '', message.mentions), draft?.picked);
      const reply = draft?.reply ?? message.thread ?? null;
      void chat.saveDraft({ groupId: message.group_id, text, picked, reply, updatedAt: Date.now() });
      remove(messageId);
      document.querySelector<HTMLElement>('[data-room-page] form textarea')?.focus();
    },
  };
}
