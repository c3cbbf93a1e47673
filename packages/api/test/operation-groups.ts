import type { OperationId } from '../src/types.ts';

export const POST_OPERATIONS: OperationId[] = [
  'getPost',
  'getGuestPost',
  'viewPost',
  'listComments',
  'listGuestComments',
  'createComment',
  'getPostShareLink',
  'sharePost',
];
export const LIKE_OPERATIONS: OperationId[] = ['likePost', 'unlikePost', 'collectPost', 'uncollectPost'];
export const FOLLOW_OPERATIONS: OperationId[] = [
  'followAuthor',
  'unfollowAuthor',
  'followAuthorAsGuest',
  'unfollowAuthorAsGuest',
];
export const LOGIN_QRCODE_OPERATIONS: OperationId[] = [
  'createLoginQrcode',
  'scanLoginQrcode',
  'validateLoginQrcode',
  'loginWithQrcode',
];
