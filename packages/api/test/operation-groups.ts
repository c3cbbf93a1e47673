import type { OperationId } from '../src/types.ts';

export const TEST_POST_OPERATIONS: OperationId[] = [
  'getPost',
  'getGuestPost',
  'viewPost',
  'listComments',
  'listGuestComments',
  'createComment',
  'getPostShareLink',
  'sharePost',
];
export const TEST_LIKE_COLLECT_OPERATIONS: OperationId[] = ['likePost', 'unlikePost', 'collectPost', 'uncollectPost'];
export const TEST_FOLLOW_OPERATIONS: OperationId[] = [
  'followAuthor',
  'unfollowAuthor',
  'followAuthorAsGuest',
  'unfollowAuthorAsGuest',
];
export const TEST_LOGIN_QRCODE_OPERATIONS: OperationId[] = [
  'createLoginQrcode',
  'scanLoginQrcode',
  'validateLoginQrcode',
  'loginWithQrcode',
];
