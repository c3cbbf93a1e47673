import { requireUser } from '../../platform/http/caller.ts';
import type { SliceHandlers } from '../../platform/http/handler.ts';
import { cancellationPreviewParts } from './account-cancellation-hook.ts';
import { deleteMe } from './delete-account.ts';
import { uploadAvatar } from './avatar.ts';
import { blockUser, listBlocks, unblockUser } from './blocks.ts';
import { updateUserAndNotify, readOwnProfile } from './update-user.ts';
import { editProfile } from './edit.ts';
import { updateNotificationSettings } from './notification-settings.ts';
import {
  getRemarkMemo,
  listRemarkNicknames,
  removeRemarkNickname,
  saveRemarkMemo,
  setRemarkNickname,
} from './remarks.ts';
import { changePassword, checkPasswordBeforeCancellation, setFirstPassword, setSecurityCode } from './security.ts';

export const profileHandlers = {
  getMe: async ({ caller, services }) => readOwnProfile(services, requireUser(caller).userId),

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

  checkPassword: checkPasswordBeforeCancellation,

  deleteMe,

  getCancellation: async ({ caller, services }) => {
    const parts = await cancellationPreviewParts.load(services.db, requireUser(caller).userId);
    return { owned_groups: [], ...parts };
  },

  setNotify: updateNotificationSettings,

  listNicknames: listRemarkNicknames,

  setNickname: setRemarkNickname,

  removeNickname: removeRemarkNickname,

  getMemo: getRemarkMemo,

  saveMemo: saveRemarkMemo,

  listBlocks,

  blockUser,

  unblockUser,
} satisfies SliceHandlers<'profile'>;
