import en from 'emojibase-data/en/data.json' with { type: 'json' };
import zh from 'emojibase-data/zh/data.json' with { type: 'json' };
import { applySkinTone } from '../src/chat/skin-tones.ts';

/** Unicode's emojis of 2023, which current systems can draw. */
const MAX_EMOJI_VERSION = 15.1;
/** Skin tones and other components, which are not emojis by themselves. */
const COMPONENT_GROUP = 2;

const RGI = /^\p{RGI_Emoji}$/v;
/** Any of the five tones: an emoji that has one tone has all. */
const SAMPLE_TONE = '\u{1F3FD}';

/** The form recommended for interchange (RGI), which the server accepts. The data contain redundant variation selectors. */
function toRecommended(emoji: string): string {
  const found = [emoji, emoji.replaceAll('\uFE0F', '')].find((form) => RGI.test(form));
  if (found === undefined) throw new Error(`${emoji} is not recommended for interchange`);
  return found;
}

/**
 * A language's emojis in the format that `chat/emojis.ts` parses: groups separated by an empty line, one line per emoji with its
 * name, search words, and a mark if it has skin tones.
 */
export function serializeEmojiSections(language: 'en' | 'zh'): string {
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
