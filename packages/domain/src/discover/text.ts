import type { Schemas } from '@quintet/api/types';

export type LocalizedText = Schemas['LocalizedText'];

/** The text in the language of a tag like `zh-CN`. */
export const getLocalizedText = ({ zh_cn: chinese, en }: LocalizedText, tag: string): string =>
  tag.startsWith('zh') ? chinese : en;
