import { readSettingWithUpdateTime } from '../../base/database/settings.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { getBrandById } from './brand-by-id.ts';

type Proof = { lot_number?: string; captcha_output?: string; pass_token?: string; gen_time?: string };

/** Whether a captcha is required before a code is sent: the operator's switch (spec §1). */
export async function isCaptchaSwitchedOn({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return (await readSettingWithUpdateTime<boolean>(db, 'geetest_status'))?.value ?? false;
}

/** A brand without a captcha id requires none. @throws HttpError api.captcha.failed if a captcha is required and this one is missing, wrong or cannot be checked. */
export async function assertCaptchaSolved(
  services: Pick<Services, 'db' | 'config' | 'integrations'>,
  brandId: string,
  { lot_number, captcha_output, pass_token, gen_time }: Proof,
): Promise<void> {
  const { captchaId, slug } = getBrandById(brandId);
  if (captchaId === undefined || !(await isCaptchaSwitchedOn(services))) return;
  const key = services.config.integrations.captchaKeys[slug];
  if (!lot_number || !captcha_output || !pass_token || !gen_time) throw new HttpError('api.captcha.failed');
  const check = async (): Promise<boolean> => {
    if (!key) throw new Error(`CAPTCHA_KEYS has no key for ${slug}.`);
    return services.integrations.captcha({ id: captchaId, key }, { lot_number, captcha_output, pass_token, gen_time });
  };
  const isSolved = await check().catch((cause: unknown) => {
    throw new HttpError('api.captcha.failed', { status: 502, cause });
  });
  if (!isSolved) throw new HttpError('api.captcha.failed');
}
