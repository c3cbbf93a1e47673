import { SettingFlag } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import {
  validatePasswordConfirmation,
  validateInviteCode,
  validateRegistrationNickname,
  validatePassword,
  validateSocialAccount,
  validateUsername,
} from '@quintet/domain/auth/register';
import { useEffect, useState } from 'react';
import { api } from '../../../shared/requests/api.ts';
import { getOrCreateDeviceId } from '../../../shared/session/device.ts';
import { useBrand } from '../../../shared/appearance/brand-context.ts';
import { useFormField, type ValidatedFormField } from '../../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { clearAccountDraft, readAccountDraft, saveAccountDraft } from './account-draft.ts';
import { useOptionalRegistrationFields } from './use-optional-registration-fields.ts';

type Body = Schemas['RegisterRequest'];
/** The verified contact or Google account to register. */
export type VerifiedIdentity = Pick<Body, 'mode' | 'country' | 'phone' | 'email' | 'google_token'>;

interface AccountInfoOptions {
  identity: VerifiedIdentity;
  /** The contact to sign in with; null with Google, which needs no password. */
  login: string | null;
  /** The nickname from Google. */
  nickname?: string;
  onRegistered: (session: Schemas['Session'], nickname: string) => void;
}

/** Registration, step 3 (spec §2, §5). The fields survive going back, a reload and errors. */
export function useRegisterAccountForm({
  identity,
  login,
  nickname: initialNickname = '',
  onRegistered,
}: AccountInfoOptions) {
  const legal = useBrand();
  const [initial] = useState(() => {
    const draft = readAccountDraft();
    return { ...draft, nickname: draft.nickname || initialNickname };
  });
  const { options, hasFailed, refetch } = useOptionalRegistrationFields();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isMemoRequired = options?.social_account === SettingFlag.REQUIRE;
  const isInviteRequired = options?.invite_code === SettingFlag.REQUIRE;

  const username = useFormField(initial.username, validateUsername);
  const nickname = useFormField(initial.nickname, validateRegistrationNickname);
  const password = useFormField('', validatePassword);
  const confirmation = useFormField('', (text) => validatePasswordConfirmation(password.value, text));
  const memo = useFormField(initial.memo, (text) => validateSocialAccount(text, isMemoRequired));
  const inviteCode = useFormField(initial.inviteCode, (text) => validateInviteCode(text, isInviteRequired));
  const [hasAgreed, setHasAgreed] = useState(initial.hasAgreed);
  const [wasSent, setWasSent] = useState(false);
  // The operator may have changed the required fields meanwhile.
  const isTaken = errorCode === 'api.data_exist';
  const isAboutOptions = errorCode !== undefined && /\.(?:social_account|invite_code)$/.test(errorCode);
  useEffect(() => {
    if (isAboutOptions) refetch();
  }, [isAboutOptions, refetch]);
  useEffect(() => {
    saveAccountDraft({
      username: username.value,
      nickname: nickname.value,
      memo: memo.value,
      inviteCode: inviteCode.value,
      hasAgreed,
    });
  }, [username.value, nickname.value, memo.value, inviteCode.value, hasAgreed]);

  const hasMemo = options !== null && options.social_account !== SettingFlag.HIDE;
  const hasInviteCode = options !== null && options.invite_code !== SettingFlag.HIDE;
  const visibleFields = [
    username,
    ...(login === null ? [] : [password, confirmation]),
    nickname,
    ...(hasMemo ? [memo] : []),
    ...(hasInviteCode ? [inviteCode] : []),
  ];

  async function send(): Promise<void> {
    setWasSent(true);
    const areValid = visibleFields.map((field) => field.validate()).every(Boolean);
    if (!areValid || !hasAgreed || options === null) return;
    const name = nickname.value.normalize('NFC').trim();
    await submit(async () => {
      const { data } = await api.POST('/api/v1/register', {
        body: {
          ...identity,
          username: username.value,
          ...(login !== null && { password: password.value }),
          nickname: name,
          ...(hasMemo && memo.value !== '' && { social_account: memo.value }),
          ...(hasInviteCode && inviteCode.value !== '' && { invite_code: inviteCode.value }),
          device_id: getOrCreateDeviceId(),
        },
      });
      clearAccountDraft();
      if (data) onRegistered(data.result, name);
    });
  }

  const isInviteWrong = hasInviteCode && errorCode === 'api.body.param_invalid.invite_code';
  const withErrorIf = (isAffected: boolean) => (isAffected && errorText !== undefined ? { error: errorText } : {});
  const clearOnChange = (field: ValidatedFormField) => withClearErrorOnChange(field, clearError);
  return {
    isLoading: options === null && !hasFailed,
    hasFailed: options === null && hasFailed,
    refetchOptions: refetch,
    /** The code of the last error. */
    errorCode,
    view: {
      username: { ...clearOnChange(username), ...withErrorIf(isTaken) },
      nickname: clearOnChange(nickname),
      password:
        login === null ? null : { login, password: clearOnChange(password), confirmation: clearOnChange(confirmation) },
      memo: hasMemo ? { ...clearOnChange(memo), isRequired: isMemoRequired } : null,
      inviteCode: hasInviteCode
        ? { ...clearOnChange(inviteCode), ...withErrorIf(isInviteWrong), isRequired: isInviteRequired }
        : null,
      hasAgreed,
      isAgreementMissing: wasSent && !hasAgreed,
      legal,
      errorText: isTaken || isInviteWrong ? undefined : errorText,
      isBusy,
      onAgreedChange: setHasAgreed,
      onSubmit: () => void send(),
    },
  };
}
