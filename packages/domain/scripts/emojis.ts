import en from 'emojibase-data/en/data.json' with { type: 'json' };
import zh from 'emojibase-data/zh/data.json' with { type: 'json' };
import { withTone } from '../src/chat/skin-tones.ts';

/** Unicode's emojis of 2023: what the systems in use can draw. */
const NEWEST = 15.1;
/** Skin tones and the like, which are none by themselves. */
const COMPONENTS = 2;

const RGI = /^\p{RGI_Emoji}$/v;
/** Any of the five: each has the others too. */
const TONE = '\u{1F3FD}';

/** As Unicode recommends it for interchange, which the server takes; the data ask for the picture where nobody needs to ask. */
function recommended(emoji: string): string {
  const found = [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => RGI.test(form));
  if (found === undefined) throw new Error(`${emoji} is not recommended for interchange`);
  return found;
}

/**
 * A language's emojis as `chat/emojis.ts` reads them: groups apart by an empty line, each emoji a line with its name and words, and
 * a mark where it comes in skin tones.
 */
export function emojisOf(language: 'en' | 'zh'): string {
  const all = { en, zh }[language]
    .filter(({ group, version }) => group !== undefined && group !== COMPONENTS && version <= NEWEST)
    .sort((a, b) => a.order! - b.order!);
  const groups = Map.groupBy(all, ({ group }) => group!);
  return [...groups.values()]
    .map((group) =>
      group
        .map(({ emoji, label, tags = [], skins = [] }) => {
          const isToned = skins.some((skin) => skin.version <= NEWEST && skin.emoji === withTone(emoji, TONE));
          return `${recommended(emoji)}\t${label}\t${tags.join(' ')}${isToned ? '\t+' : ''}`;
        })
        .join('\n'),
    )
    .join('\n\n');
}
