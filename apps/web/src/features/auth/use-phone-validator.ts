import type { JudgePhone } from '@quintet/domain/auth/phone';
import { useEffect, useState } from 'react';
import { loadNamespace } from '../../shared/translations.ts';

/** The numbering plans of the 24 countries and their names, fetched with the first digit (design §4). Without them the server judges. */
export function useJudgePhone(isNeeded: boolean): JudgePhone | undefined {
  const [judge, setJudge] = useState<JudgePhone>();
  useEffect(() => {
    if (!isNeeded || judge) return;
    Promise.all([import('@quintet/domain/auth/phone-number'), loadNamespace('countries')]).then(
      ([{ judgePhone }]) => setJudge(() => judgePhone),
      () => undefined,
    );
  }, [isNeeded, judge]);
  return judge;
}
