import type { Message } from '@quintet/domain/chat/message';
import { copyImage } from './copy-image.ts';
import type { Doing } from './message-action.ts';
import type { Subject } from './bubble-row.ts';

const textOf = (subject: Subject): string =>
  (subject.kind === 'pending' ? subject.item.text : subject.message.type === 'text' && subject.message.text) || '';

const imageIn = ({ type, media }: Message): string | null => (type === 'image' && media?.url) || null;
const imageOf = (subject: Subject): string | null => (subject.kind === 'msg' ? imageIn(subject.message) : null);

export const isCopyable = (subject: Subject): boolean => textOf(subject) !== '' || imageOf(subject) !== null;

export const copyOne = (subject: Subject, doing: Doing): Promise<void> =>
  copy(imageOf(subject), textOf(subject), doing);

/** A clipboard holds one picture; of several messages it takes what is said. */
export const copyAll = (messages: readonly Message[], doing: Doing): Promise<void> => {
  const [first] = messages;
  const image = first && messages.length === 1 ? imageIn(first) : null;
  return copy(image, messages.flatMap(({ text }) => text ?? []).join('\n'), doing);
};

async function copy(image: string | null, text: string, { say }: Doing): Promise<void> {
  try {
    await (image ? copyImage(image) : navigator.clipboard.writeText(text));
    say('chat.action.copied');
  } catch {
    say('chat.action.copy-failed');
  }
}
