import type { Schemas } from '@quintet/api/types';

type RecordLine = Schemas['ChatRecordLine'];
/** The fields of a message in a record that its line needs. */
type RecordMessage = Pick<Schemas['ChatRecordItem'], 'name' | 'type' | 'text' | 'filename'>;

/** The lines on the card of a record, and the characters of each. */
const LINES = 4;
const LINE_LENGTH = 60;

/** The first messages of a record in one line each, for its card. */
export const toChatRecordCardLines = (messages: readonly RecordMessage[]): RecordLine[] =>
  messages.slice(0, LINES).map(({ name, type, text, filename }) => ({
    name,
    type,
    text: shorten(type === 'file' ? filename : text),
  }));

function shorten(text: string | null): string | null {
  if (text === null) return null;
  const line = Array.from(text.replace(/\s+/g, ' ').trim());
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH).join('').trimEnd()}…` : line.join('');
}
