import { originAt } from './server.ts';

interface Letter {
  to: string;
  text: string;
}

/** What the server would have sent to phones and mailboxes, the newest first (/dev/outbox). */
async function letters(port: number): Promise<Letter[]> {
  const response = await fetch(`${originAt(port)}/dev/outbox`, { headers: { accept: 'application/json' } });
  return ((await response.json()) as { result: Letter[] }).result;
}

export const lettersTo = async (to: string, port = Number(process.env['E2E_PORT'])): Promise<string[]> =>
  (await letters(port)).filter((letter) => letter.to === to).map(({ text }) => text);

/** The code that somebody was sent last. */
export async function codeFor(to: string, port?: number): Promise<string> {
  const [text] = await lettersTo(to, port);
  const code = /\b\d{6}\b/.exec(text ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Another one than this. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1e6).padStart(6, '0');
