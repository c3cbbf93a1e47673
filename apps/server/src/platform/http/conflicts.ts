import { HttpError } from './http-error.ts';

/** The error code for a unique violation, by the violated index. */
export const ERROR_CODES_BY_UNIQUE_INDEX: Readonly<Record<string, string>> = {
  users_username: 'api.data_exist',
  users_phone: 'api.data_invalid',
  users_email: 'api.data_invalid',
  users_google: 'api.data_invalid',
  sessions_live: 'api.data_invalid',
  invite_codes_code: 'api.data_exist',
  invite_codes_user: 'api.data_exist',
  contacts_pkey: 'api.data_exist',
  blocks_pkey: 'api.data_exist',
  remarks_pkey: 'api.data_exist',
  groups_direct_name_key: 'api.data_exist',
  members_pkey: 'api.data_exist',
  group_blocks_pkey: 'api.data_exist',
  messages_cid: 'api.body.param_invalid.cid',
  message_emojis_pkey: 'api.data_exist',
  pins_pkey: 'api.data_exist',
  posts_cid: 'api.body.param_invalid.cid',
  follows_pkey: 'api.data_exist',
  post_likes_pkey: 'api.data_exist',
  post_collects_pkey: 'api.data_exist',
  post_views_pkey: 'api.data_exist',
  comment_likes_pkey: 'api.data_exist',
};

const UNIQUE_VIOLATION = '23505';

/** The failure for a unique violation; undefined for any other error. */
export function toConflictError(error: unknown): HttpError | undefined {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  const conflict = code === UNIQUE_VIOLATION ? ERROR_CODES_BY_UNIQUE_INDEX[constraint] : undefined;
  return conflict === undefined ? undefined : new HttpError(conflict, { cause: error });
}
