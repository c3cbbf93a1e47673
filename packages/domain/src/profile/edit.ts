import type { FieldError } from '../auth/field-error.ts';
import { countCodePoints } from '../code-points.ts';
import { INTRODUCTION_LENGTH_MAX, NICKNAME_LENGTH_RANGE } from '../limits.ts';

/** Validates a nickname in edit profile: letters, digits or Chinese only, at least 2 (spec §5). */
export function validateProfileNickname(nickname: string): FieldError<'profile.edit.nickname-rule'> | null {
  const length = countCodePoints(nickname);
  const isGood =
    /^[A-Za-z0-9\p{Script=Han}]*$/u.test(nickname) &&
    length >= NICKNAME_LENGTH_RANGE.min &&
    length <= NICKNAME_LENGTH_RANGE.max;
  return isGood ? null : { message: 'profile.edit.nickname-rule', values: { ...NICKNAME_LENGTH_RANGE } };
}

/** Validates a bio: at most 150 characters (design §6). */
export function validateIntroduction(introduction: string): FieldError<'profile.edit.introduction-rule'> | null {
  const isGood = countCodePoints(introduction) <= INTRODUCTION_LENGTH_MAX;
  return isGood ? null : { message: 'profile.edit.introduction-rule', values: { max: INTRODUCTION_LENGTH_MAX } };
}

export interface EditedProfile {
  nickname: string;
  username: string;
  introduction: string;
}

/** The changed fields, to be sent; null when no field changed. */
export function getProfileChanges(known: EditedProfile, edited: EditedProfile): Partial<EditedProfile> | null {
  const fields = ['nickname', 'username', 'introduction'] as const;
  const changed = fields.filter((field) => edited[field] !== known[field]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((field) => [field, edited[field]]));
}
