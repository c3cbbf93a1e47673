import type { OperationId } from '../src/types.ts';

export const POSTS: OperationId[] = [
  'getPost',
  'getGuestPost',
  'viewPost',
  'listComments',
  'listGuestComments',
  'createComment',
  'getPostShareLink',
  'sharePost',
];
export const LIKES: OperationId[] = ['likePost', 'unlikePost', 'collectPost', 'uncollectPost'];
export const FOLLOWS: OperationId[] = [
  'followAuthor',
  'unfollowAuthor',
  'followAuthorAsGuest',
  'unfollowAuthorAsGuest',
];
export const QR: OperationId[] = ['createLoginQrcode', 'scanLoginQrcode', 'validateLoginQrcode', 'loginWithQrcode'];
