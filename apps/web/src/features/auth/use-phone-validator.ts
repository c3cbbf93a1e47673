import type { JudgePhone } from '@quintet/domain/auth/phone';
import { useEffect, useState } from 'react';
import { loadNamespace } from '../../shared/translations.ts';

/** The numbering plans of the 24 countries and their names, fetched with the first digit (design §4). Without them the server judges. */
export function usePhoneValidator(enabled: boolean): JudgePhone | undefined {
  const [validator, setValidator] = useState<JudgePhone>();
  useEffect(() => {
    if (!enabled || validator) return;
    Promise.all([import('@quintet/domain/auth/phone-number'), loadNamespace('countries')]).then(
      ([{ judgePhone }]) => setValidator(() => judgePhone),
      () => undefined,
    );
  }, [enabled, validator]);
  return validator;
}
