import { type EmojiSection, parseEmojiSections } from '@quintet/domain/chat/emojis';
import type { Locale } from '@quintet/i18n/locales';
import { useEffect, useState } from 'react';
import { useLoadedTranslations } from '../appearance/translations.ts';

const EMOJI_LOADERS: Readonly<Record<Locale, () => Promise<{ EMOJIS: string }>>> = {
  en: () => import('@quintet/domain/generated/emojis-en'),
  zh_cn: () => import('@quintet/domain/generated/emojis-zh_cn'),
};

const loadedSections = new Map<Locale, readonly EmojiSection[]>();

/** Loads the emojis with names in the page's language; `retry` after a failure. */
export function useEmojiSections(): { sections: readonly EmojiSection[] | null; retry: (() => void) | undefined } {
  const { locale } = useLoadedTranslations();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly attempt: number; readonly hasFailed: boolean }>();
  useEffect(() => {
    if (loadedSections.has(locale)) return undefined;
    let isCurrent = true;
    const report = (hasFailed: boolean): void => {
      if (isCurrent) setResult({ attempt, hasFailed });
    };
    EMOJI_LOADERS[locale]().then(
      ({ EMOJIS }) => {
        loadedSections.set(locale, parseEmojiSections(EMOJIS));
        report(false);
      },
      () => report(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, attempt]);
  const hasFailed = result?.attempt === attempt && result.hasFailed;
  return { sections: loadedSections.get(locale) ?? null, retry: hasFailed ? () => setAttempt(attempt + 1) : undefined };
}
