import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { cancellationAnswerParts } from './account-cancellation-hook.ts';
import { deleteMe } from './delete-account.ts';
import { uploadAvatar } from './avatar.ts';
import { blockUser, listBlocks, unblockUser } from './blocks.ts';
import { updateUserAndNotify, readOwnUser } from './update-user.ts';
import { editProfile } from './edit.ts';
import { updateNotificationSettings } from './notification-settings.ts';
import { getMemo, listNicknames, removeNickname, saveMemo, setNickname } from './remarks.ts';
import { changePassword, checkPassword, setFirstPassword, setSecurityCode } from './security.ts';

export const profileHandlers = {
  getMe: async ({ caller, services }) => readOwnUser(services, requireUser(caller).userId),

  updateMe: async ({ caller, body, services }) => {
    const { sound, vibration, findable_by_id, findable_by_phone, social_account } = body;
    const fields = { sound, vibration, findable_by_id, findable_by_phone, social_account };
    return updateUserAndNotify(services, requireUser(caller).userId, fields);
  },

  editProfile,

  uploadAvatar,

  changePassword,

  setFirstPassword,

  setSecurityCode,

  checkPassword,

  deleteMe,

  getCancellation: async ({ caller, services }) => {
    const parts = await cancellationAnswerParts.load(services.db, requireUser(caller).userId);
    return { owned_groups: [], ...parts };
  },

  setNotify: updateNotificationSettings,

  listNicknames,

  setNickname,

  removeNickname,

  getMemo,

  saveMemo,

  listBlocks,

  blockUser,

  unblockUser,
} satisfies SliceHandlers<'profile'>;
