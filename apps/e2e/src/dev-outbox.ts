import { getServerOrigin } from './server-process.ts';
import { getSharedServerPort } from './shared-server.ts';

interface DevMessage {
  to: string;
  text: string;
}

/** Messages to phones and mailboxes, newest first (/dev/outbox). */
async function fetchMessages(port: number): Promise<DevMessage[]> {
  const response = await fetch(`${getServerOrigin(port)}/dev/outbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { result: DevMessage[] }).result;
}

export const fetchDevOutboxTextsTo = async (to: string, port = getSharedServerPort()): Promise<string[]> =>
  (await fetchMessages(port)).filter((message) => message.to === to).map(({ text }) => text);

/** The last code sent to a recipient. */
export async function fetchLastSentCode(to: string, port?: number): Promise<string> {
  const [text] = await fetchDevOutboxTextsTo(to, port);
  const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** A different code. */
export const getWrongCode = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');
