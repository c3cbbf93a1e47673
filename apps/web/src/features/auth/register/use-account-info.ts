import { SettingFlag } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import {
  findConfirmationFlaw,
  findInviteCodeFlaw,
  findNicknameFlaw,
  findPasswordFlaw,
  findSocialAccountFlaw,
  findUsernameFlaw,
} from '@quintet/domain/auth/register';
import { useEffect, useState } from 'react';
import { api } from '../../../shared/api.ts';
import { getDeviceId } from '../../../shared/device.ts';
import { useBrand } from '../../../shared/brand-context.ts';
import { sessionValue } from '../../../shared/session-storage.ts';
import { useField, type Field } from '../../../shared/use-field.ts';
import { useFormSubmit } from '../../../shared/use-form-submit.ts';
import { useRegistrationOptions } from './use-registration-options.ts';

type Body = Schemas['RegisterRequest'];
/** Whose account it will be, and by what that is proved. */
export type Identity = Pick<Body, 'mode' | 'country' | 'phone' | 'email' | 'google_token'>;

interface Draft {
  username: string;
  nickname: string;
  memo: string;
  inviteCode: string;
  hasAgreed: boolean;
}

/** All that was typed but the passwords. */
const kept = sessionValue<Draft>('quintet.account-info');
const EMPTY: Draft = { username: '', nickname: '', memo: '', inviteCode: '', hasAgreed: false };

interface Task {
  identity: Identity;
  /** What one will sign in with; null: by another service, without a password. */
  login: string | null;
  /** What is known of the nickname already. */
  nickname?: string;
  onRegistered: (session: Schemas['Session'], nickname: string) => void;
}

/** Registering, step 3 (spec §2, §5): how one is known here. What was typed outlives going back, a reload and a refusal. */
export function useAccountInfo({ identity, login, nickname: known = '', onRegistered }: Task) {
  const legal = useBrand();
  const [start] = useState(() => {
    const draft = kept.read() ?? EMPTY;
    return { ...draft, nickname: draft.nickname || known };
  });
  const { options, hasFailed, ask } = useRegistrationOptions();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isMemoRequired = options?.social_account === SettingFlag.REQUIRE;
  const isInviteRequired = options?.invite_code === SettingFlag.REQUIRE;

  const username = useField(start.username, findUsernameFlaw);
  const nickname = useField(start.nickname, findNicknameFlaw);
  const fresh = useField('', findPasswordFlaw);
  const confirmation = useField('', (text) => findConfirmationFlaw(fresh.value, text));
  const memo = useField(start.memo, (text) => findSocialAccountFlaw(text, isMemoRequired));
  const inviteCode = useField(start.inviteCode, (text) => findInviteCodeFlaw(text, isInviteRequired));
  const [hasAgreed, setHasAgreed] = useState(start.hasAgreed);
  const [wasSent, setWasSent] = useState(false);
  // The operator may have changed meanwhile what is asked for.
  const isTaken = errorCode === 'api.data_exist';
  const isAboutOptions = errorCode !== undefined && /\.(?:social_account|invite_code)$/.test(errorCode);
  useEffect(() => {
    if (isAboutOptions) ask();
  }, [isAboutOptions, ask]);
  useEffect(() => {
    kept.write({
      username: username.value,
      nickname: nickname.value,
      memo: memo.value,
      inviteCode: inviteCode.value,
      hasAgreed,
    });
  }, [username.value, nickname.value, memo.value, inviteCode.value, hasAgreed]);

  const hasMemo = options !== null && options.social_account !== SettingFlag.HIDE;
  const hasInviteCode = options !== null && options.invite_code !== SettingFlag.HIDE;
  const shown = [
    username,
    ...(login === null ? [] : [fresh, confirmation]),
    nickname,
    ...(hasMemo ? [memo] : []),
    ...(hasInviteCode ? [inviteCode] : []),
  ];

  async function send(): Promise<void> {
    setWasSent(true);
    const areGood = shown.map((field) => field.validate()).every(Boolean);
    if (!areGood || !hasAgreed || options === null) return;
    const name = nickname.value.normalize('NFC').trim();
    await submit(async () => {
      const { data } = await api.POST('/api/v1/register', {
        body: {
          ...identity,
          username: username.value,
          ...(login !== null && { password: fresh.value }),
          nickname: name,
          ...(hasMemo && memo.value !== '' && { social_account: memo.value }),
          ...(hasInviteCode && inviteCode.value !== '' && { invite_code: inviteCode.value }),
          device_id: getDeviceId(),
        },
      });
      kept.write(null);
      if (data) onRegistered(data.result, name);
    });
  }

  const isInviteWrong = hasInviteCode && errorCode === 'api.body.param_invalid.invite_code';
  const at = (isIt: boolean) => (isIt && errorText !== undefined ? { error: errorText } : {});
  const correcting = ({ change, validate: _, ...field }: Field) => ({
    ...field,
    change: (value: string) => {
      change(value);
      clearError();
    },
  });
  return {
    isLoading: options === null && !hasFailed,
    hasFailed: options === null && hasFailed,
    askAgain: ask,
    /** The catalogue's code of the refusal. */
    code: errorCode,
    view: {
      username: { ...correcting(username), ...at(isTaken) },
      nickname: correcting(nickname),
      password: login === null ? null : { login, fresh: correcting(fresh), confirmation: correcting(confirmation) },
      memo: hasMemo ? { ...correcting(memo), isRequired: isMemoRequired } : null,
      inviteCode: hasInviteCode
        ? { ...correcting(inviteCode), ...at(isInviteWrong), isRequired: isInviteRequired }
        : null,
      hasAgreed,
      isAgreementMissing: wasSent && !hasAgreed,
      legal,
      failure: isTaken || isInviteWrong ? undefined : errorText,
      isBusy,
      onAgreedChange: setHasAgreed,
      onSubmit: () => void send(),
    },
  };
}
