import type { Brand } from '@quintet/brand/brand';
import { getBrandById } from './brand-by-id.ts';
import { VERIFICATION_CODE_TTL_S } from './verifications.ts';

type Words = { subject: string; text: string };
type Language = Brand['languages'][number];

const minutes = VERIFICATION_CODE_TTL_S / 60;

const WORDS: Record<Language, (title: string, code: string) => Words> = {
  zh_cn: (title, code) => ({
    subject: `${title} 验证码`,
    text: `【${title}】验证码 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
  }),
  en: (title, code) => ({
    subject: `Your ${title} code`,
    text: `${code} is your ${title} code. It works for ${minutes} minutes. Don’t share it with anyone.`,
  }),
};

/** The text of the message with a code, in the requested language if the brand supports it. */
export function formatVerificationMessage(brandId: string, language: Language | undefined, code: string): Words {
  const brand = getBrandById(brandId);
  const spoken = language && brand.languages.includes(language) ? language : brand.languages[0];
  return WORDS[spoken](brand.title, code);
}

/** The line that binds the code to the requesting host, so that browsers offer it only there. */
export const formatCodeAutofillLine = (host: string, code: string): string => `\n\n@${host} #${code}`;
