import { findUsernameFlaw } from '@quintet/domain/auth/register';
import {
  changesOf,
  findIntroductionFlaw,
  findProfileNicknameFlaw,
  type EditedProfile,
} from '@quintet/domain/profile/edit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useField } from '../../shared/use-field.ts';
import { useFormSubmit } from '../../shared/use-form-submit.ts';
import { keepDraft, readDraft } from './profile-draft.ts';
import { keepMe, type Me } from './queries.ts';

/** What stays as it is breaks no rule: a nickname chosen at registration may have spaces (spec §5, two readings). */
const ifChanged =
  <Found>(known: string, find: (value: string) => Found | null) =>
  (value: string): Found | null =>
    value === known ? null : find(value);

/** The state of edit profile (spec §5): what the view needs, what has changed, and how it is saved. */
export function useEditProfile(user: Me) {
  const client = useQueryClient();
  const { submit, clearError, errorText, errorCode, isBusy } = useFormSubmit();
  const isTaken = errorCode === 'api.data_exist';
  const [draft] = useState(() => readDraft(user.id));
  const rules = {
    nickname: ifChanged(user.nickname, findProfileNicknameFlaw),
    username: ifChanged(user.username, findUsernameFlaw),
    introduction: ifChanged(user.introduction, findIntroductionFlaw),
  };
  const fields = {
    nickname: useField(draft?.nickname ?? user.nickname, rules.nickname),
    username: useField(draft?.username ?? user.username, rules.username),
    introduction: useField(draft?.introduction ?? user.introduction, rules.introduction),
  };
  const edited: EditedProfile = {
    nickname: fields.nickname.value,
    username: fields.username.value,
    introduction: fields.introduction.value,
  };
  const changes = changesOf(user, edited);
  const isGood = (Object.keys(rules) as (keyof EditedProfile)[]).every((name) => rules[name](edited[name]) === null);

  const { nickname, username, introduction } = edited;
  const isChanged = changes !== null;
  useEffect(() => {
    keepDraft(user.id, isChanged ? { nickname, username, introduction } : null);
  }, [user.id, isChanged, nickname, username, introduction]);

  const corrected = (field: typeof fields.nickname): typeof field => ({
    ...field,
    change: (value) => {
      field.change(value);
      clearError();
    },
  });
  return {
    isChanged,
    view: {
      nickname: corrected(fields.nickname),
      username: { ...corrected(fields.username), ...(isTaken && { error: errorText }) },
      introduction: corrected(fields.introduction),
      failure: isTaken ? undefined : errorText,
      canSubmit: isChanged && isGood,
      isBusy,
    },
    /** True when it is saved. */
    save: () =>
      submit(async () => {
        const { data } = await api.PUT('/api/v2/users/me', { body: changes ?? {} });
        if (data) keepMe(client, data.result);
        keepDraft(user.id, null);
      }),
    discard: () => keepDraft(user.id, null),
  };
}
