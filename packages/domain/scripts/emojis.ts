import en from 'emojibase-data/en/data.json' with { type: 'json' };
import zh from 'emojibase-data/zh/data.json' with { type: 'json' };
import { applySkinTone } from '../src/chat/skin-tones.ts';

/** Unicode's emojis of 2023: what the systems in use can draw. */
const MAX_EMOJI_VERSION = 15.1;
/** Skin tones and the like, which are none by themselves. */
const COMPONENT_GROUP = 2;

const RGI = /^\p{RGI_Emoji}$/v;
/** Any of the five: each has the others too. */
const SAMPLE_TONE = '\u{1F3FD}';

/** As Unicode recommends it for interchange, which the server takes; the data ask for the picture where nobody needs to ask. */
function toRecommended(emoji: string): string {
  const found = [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => RGI.test(form));
  if (found === undefined) throw new Error(`${emoji} is not recommended for interchange`);
  return found;
}

/**
 * A language's emojis as `chat/emojis.ts` reads them: groups apart by an empty line, each emoji a line with its name and words, and
 * a mark where it comes in skin tones.
 */
export function buildEmojis(language: 'en' | 'zh'): string {
  const all = { en, zh }[language]
    .filter(({ group, version }) => group !== undefined && group !== COMPONENT_GROUP && version <= MAX_EMOJI_VERSION)
    .sort((a, b) => a.order! - b.order!);
  const groups = Map.groupBy(all, ({ group }) => group!);
  return [...groups.values()]
    .map((group) =>
      group
        .map(({ emoji, label, tags = [], skins = [] }) => {
          const isToned = skins.some(
            (skin) => skin.version <= MAX_EMOJI_VERSION && skin.emoji === applySkinTone(emoji, SAMPLE_TONE),
          );
          return `${toRecommended(emoji)}\t${label}\t${tags.join(' ')}${isToned ? '\t+' : ''}`;
        })
        .join('\n'),
    )
    .join('\n\n');
}
