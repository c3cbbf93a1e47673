import type { FastifyRequest } from 'fastify';

/** The scripts that a reader may prefer. The script of a post is a column (migration 0081). */
export type WritingScript = 'han' | 'latin';

const SCRIPTS = new Map<string, WritingScript>([
  ['zh', 'han'],
  ['en', 'latin'],
]);

/** The script of the supported language that the browser prefers (`Accept-Language`); null if there is none. */
export const getPreferredWritingScript = ({ headers }: Pick<FastifyRequest, 'headers'>): WritingScript | null =>
  parsePreferredWritingScript(headers['accept-language']);

export function parsePreferredWritingScript(acceptLanguage: string | undefined): WritingScript | null {
  const preferences = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
    return { script: SCRIPTS.get(tag.split('-')[0]!), quality };
  });
  const best = preferences
    .filter(({ script, quality }) => script !== undefined && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)[0];
  return best?.script ?? null;
}
