import { validateUsername } from '@quintet/domain/auth/register';
import {
  getProfileChanges,
  validateIntroduction,
  validateProfileNickname,
  type EditedProfile,
} from '@quintet/domain/profile/edit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/requests/api.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { withClearErrorOnChange, useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { setCachedOwnUser, type OwnUser } from '../../shared/users/own-user.ts';
import { saveProfileDraft, readProfileDraft } from './profile-draft.ts';

/** An unchanged value is always valid: a nickname from registration may contain spaces (spec §5, two readings). */
const validateIfChanged =
  <Found>(current: string, validate: (value: string) => Found | null) =>
  (value: string): Found | null =>
    value === current ? null : validate(value);

/** The state and actions of edit profile (spec §5). */
export function useEditProfileForm(user: OwnUser) {
  const client = useQueryClient();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isTaken = errorCode === 'api.data_exist';
  const [draft] = useState(() => readProfileDraft(user.id));
  const rules = {
    nickname: validateIfChanged(user.nickname, validateProfileNickname),
    username: validateIfChanged(user.username, validateUsername),
    introduction: validateIfChanged(user.introduction, validateIntroduction),
  };
  const fields = {
    nickname: useFormField(draft?.nickname ?? user.nickname, rules.nickname),
    username: useFormField(draft?.username ?? user.username, rules.username),
    introduction: useFormField(draft?.introduction ?? user.introduction, rules.introduction),
  };
  const edited: EditedProfile = {
    nickname: fields.nickname.value,
    username: fields.username.value,
    introduction: fields.introduction.value,
  };
  const changes = getProfileChanges(user, edited);
  const isValid = (Object.keys(rules) as (keyof EditedProfile)[]).every((name) => rules[name](edited[name]) === null);

  const { nickname, username, introduction } = edited;
  const isChanged = changes !== null;
  useEffect(() => {
    saveProfileDraft(user.id, isChanged ? { nickname, username, introduction } : null);
  }, [user.id, isChanged, nickname, username, introduction]);

  return {
    isChanged,
    view: {
      nickname: withClearErrorOnChange(fields.nickname, clearError),
      username: { ...withClearErrorOnChange(fields.username, clearError), ...(isTaken && { error: errorText }) },
      introduction: withClearErrorOnChange(fields.introduction, clearError),
      errorText: isTaken ? undefined : errorText,
      canSubmit: isChanged && isValid,
      isBusy,
    },
    /** Resolves to true on success. */
    save: () =>
      submit(async () => {
        const { data } = await api.PUT('/api/v2/users/me', { body: changes ?? {} });
        if (data) setCachedOwnUser(client, data.result);
        saveProfileDraft(user.id, null);
      }),
    discard: () => saveProfileDraft(user.id, null),
  };
}
