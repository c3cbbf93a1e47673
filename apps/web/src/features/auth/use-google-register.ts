import { SettingFlag } from '@quintet/api/enums';
import type { Schemas } from '@quintet/api/types';
import {
  findInviteCodeFlaw,
  findNicknameFlaw,
  findSocialAccountFlaw,
  findUsernameFlaw,
} from '@quintet/domain/auth/register';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { deviceId } from '../../shared/device.ts';
import { signIn } from '../../shared/session.ts';
import { useField } from '../../shared/use-field.ts';
import { useSubmission } from '../../shared/use-submission.ts';
import { keepNewcomer, type GoogleNewcomer } from './google-newcomer.ts';

type Options = Schemas['RegistrationOptions'];

/** Optional until the server has said how it treats its optional fields; it judges them in any case. */
const UNKNOWN: Options = { social_account: SettingFlag.OPTIONAL, invite_code: SettingFlag.OPTIONAL };

function useOptions(): Options {
  const [options, setOptions] = useState(UNKNOWN);
  useEffect(() => {
    api.GET('/api/v1/register').then(
      ({ data }) => data && setOptions(data.result),
      () => undefined,
    );
  }, []);
  return options;
}

/** The state of a Google newcomer's registration (spec §5): what the view needs, kept through a reload. */
export function useGoogleRegister(newcomer: GoogleNewcomer) {
  const options = useOptions();
  const { submit, forgive, failure, isBusy } = useSubmission();
  const [hasAgreed, setHasAgreed] = useState(false);
  const rules = {
    username: findUsernameFlaw,
    nickname: findNicknameFlaw,
    memo: (text: string) => findSocialAccountFlaw(text, options.social_account === SettingFlag.REQUIRE),
    inviteCode: (text: string) => findInviteCodeFlaw(text, options.invite_code === SettingFlag.REQUIRE),
  };
  const fields = {
    username: useField(newcomer.username, rules.username),
    nickname: useField(newcomer.nickname, rules.nickname),
    memo: useField(newcomer.memo, rules.memo),
    inviteCode: useField(newcomer.inviteCode, rules.inviteCode),
  };
  const hasMemo = options.social_account !== SettingFlag.HIDE;
  const hasInviteCode = options.invite_code !== SettingFlag.HIDE;
  const isGood =
    rules.username(fields.username.value) === null &&
    rules.nickname(fields.nickname.value) === null &&
    (!hasMemo || rules.memo(fields.memo.value) === null) &&
    (!hasInviteCode || rules.inviteCode(fields.inviteCode.value) === null);

  const written = (name: keyof typeof fields) => ({
    ...fields[name],
    change: (value: string) => {
      fields[name].change(value);
      forgive();
      const typed = Object.fromEntries(Object.entries(fields).map(([each, field]) => [each, field.value]));
      keepNewcomer({ ...newcomer, ...typed, [name]: value });
    },
  });

  async function send(): Promise<void> {
    const { username, nickname, memo, inviteCode } = fields;
    await submit(async () => {
      const { data } = await api.POST('/api/v1/register', {
        body: {
          mode: 'google',
          google_token: newcomer.token,
          username: username.value,
          nickname: nickname.value,
          ...(hasMemo && memo.value !== '' && { social_account: memo.value }),
          ...(hasInviteCode && inviteCode.value !== '' && { invite_code: inviteCode.value }),
          device_id: deviceId(),
        },
      });
      keepNewcomer(null);
      if (data) signIn({ token: data.result.token, refreshToken: data.result.refresh_token });
    });
  }

  return {
    email: newcomer.email,
    username: written('username'),
    nickname: written('nickname'),
    memo: hasMemo ? written('memo') : null,
    inviteCode: hasInviteCode ? written('inviteCode') : null,
    hasAgreed,
    failure,
    canSubmit: isGood && hasAgreed,
    isBusy,
    onAgreedChange: setHasAgreed,
    onSubmit: () => void send(),
  };
}
