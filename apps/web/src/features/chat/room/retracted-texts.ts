import type { Message } from '@quintet/domain/chat/message';
import { atom } from 'jotai/vanilla';

/** How long a retracted text can be written again. */
const REWRITE_MS = 5 * 60_000;

interface RetractedText {
  readonly message: Message;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Own texts retracted in this tab, by message id. Only this tab's memory has them. */
const textsBase = atom<ReadonlyMap<string, RetractedText>>(new Map());

export const retractedTextsAtom = atom((get) => get(textsBase));
export const addRetractedTextAtom = atom(null, (get, set, message: Message) => {
  const now = Date.now();
  const recent = [...get(textsBase)].filter(([, { until }]) => until > now);
  set(textsBase, new Map([...recent, [message.id, { message, until: now + REWRITE_MS }]]));
});
export const removeRetractedTextAtom = atom(null, (get, set, id: string) =>
  set(textsBase, new Map([...get(textsBase)].filter(([known]) => known !== id))),
);
