import { requireUser } from '../../platform/http/caller.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { uploadAvatar } from './avatar.ts';
import { blockUser, listBlocks, unblockUser } from './blocks.ts';
import { change, readMe } from './change.ts';
import { editProfile } from './edit.ts';
import { setNotify } from './notify.ts';
import { getMemo, listNicknames, removeNickname, saveMemo, setNickname } from './remarks.ts';
import { changePassword, checkPassword, deleteMe, setFirstPassword, setSecurityCode } from './security.ts';

export const profileHandlers = {
  getMe: async ({ caller, services }) => readMe(services, requireUser(caller).userId),

  updateMe: async ({ caller, body, services }) => {
    const { sound, vibration, findable_by_id, findable_by_phone, social_account } = body;
    const fields = { sound, vibration, findable_by_id, findable_by_phone, social_account };
    return change(services, requireUser(caller).userId, fields);
  },

  editProfile,

  uploadAvatar,

  changePassword,

  setFirstPassword,

  setSecurityCode,

  checkPassword,

  deleteMe,

  setNotify,

  listNicknames,

  setNickname,

  removeNickname,

  getMemo,

  saveMemo,

  listBlocks,

  blockUser,

  unblockUser,
} satisfies Handlers<'profile'>;
