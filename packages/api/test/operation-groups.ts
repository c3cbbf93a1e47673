import type { OperationId } from '../src/types.ts';

export const SOCIAL_POST_OPERATION_IDS: OperationId[] = [
  'getPost',
  'getGuestPost',
  'viewPost',
  'listComments',
  'listGuestComments',
  'createComment',
  'getPostShareLink',
  'sharePost',
];
export const LIKE_COLLECT_OPERATION_IDS: OperationId[] = ['likePost', 'unlikePost', 'collectPost', 'uncollectPost'];
export const FOLLOW_OPERATION_IDS: OperationId[] = [
  'followAuthor',
  'unfollowAuthor',
  'followAuthorAsGuest',
  'unfollowAuthorAsGuest',
];
export const LOGIN_QRCODE_OPERATION_IDS: OperationId[] = [
  'createLoginQrcode',
  'scanLoginQrcode',
  'validateLoginQrcode',
  'loginWithQrcode',
];
