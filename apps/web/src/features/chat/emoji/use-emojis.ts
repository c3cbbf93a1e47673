import { type EmojiSection, readEmojis } from '@quintet/domain/chat/emojis';
import type { Locale } from '@quintet/i18n/locales';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../../shared/translations.ts';

const LISTS: Readonly<Record<Locale, () => Promise<{ EMOJIS: string }>>> = {
  en: () => import('@quintet/domain/generated/emojis-en'),
  zh_cn: () => import('@quintet/domain/generated/emojis-zh_cn'),
};

const known = new Map<Locale, readonly EmojiSection[]>();

/** The emojis by their names in the language of the page, fetched once; `retry` where they could not be. */
export function useEmojis(): { sections: readonly EmojiSection[] | null; retry: (() => void) | undefined } {
  const { locale } = useTranslations();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ readonly turn: number; readonly hasFailed: boolean }>();
  useEffect(() => {
    if (known.has(locale)) return undefined;
    let isCurrent = true;
    const tell = (hasFailed: boolean): void => {
      if (isCurrent) setAnswer({ turn, hasFailed });
    };
    LISTS[locale]().then(
      ({ EMOJIS }) => {
        known.set(locale, readEmojis(EMOJIS));
        tell(false);
      },
      () => tell(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, turn]);
  const hasFailed = answer?.turn === turn && answer.hasFailed;
  return { sections: known.get(locale) ?? null, retry: hasFailed ? () => setTurn(turn + 1) : undefined };
}
