import type { ExpectedErrorCatalogueRow } from './error-catalogue-row.ts';
import { DELETED_ACCOUNT_TEXTS, WATCHING_FORBIDDEN_TEXTS } from './error-catalogue-texts.ts';
import { FOLLOW_OPERATION_IDS, LIKE_COLLECT_OPERATION_IDS, SOCIAL_POST_OPERATION_IDS } from './operation-groups.ts';

/** The errors of posts, comments and authors (spec §8). */
export const EXPECTED_SOCIAL_ERROR_ROWS: ExpectedErrorCatalogueRow[] = [
  ['api.unknown', ['followAuthor'], undefined, 'toast', 'Follow failed', '关注失败'],
  ['api.something.else', ['unfollowAuthor'], undefined, 'toast', 'Unfollow failed', '取消关注失败'],
  [
    'api.comment.has_hyperlink',
    ['createComment', 'sendMessage', 'createPost'],
    undefined,
    'alert',
    "Messages can't contain link",
    '消息不能包含链接',
  ],
  [
    'api.author.not_allow_comment',
    ['createComment'],
    undefined,
    'toast',
    "You don't have permission to comment",
    '你没有评论权限',
  ],
  ['api.post.audit_rejected', [null, 'createPost', 'updatePost'], undefined, 'toast', 'Review failed.', '审核未通过。'],
  ['api.post.audit_rejected', SOCIAL_POST_OPERATION_IDS, undefined, 'toast', ...WATCHING_FORBIDDEN_TEXTS],
  ['api.post.data_not_exist', FOLLOW_OPERATION_IDS, undefined, 'toast', ...DELETED_ACCOUNT_TEXTS],
  [
    'api.post.data_not_exist',
    LIKE_COLLECT_OPERATION_IDS,
    undefined,
    'toast',
    'This video does not exist',
    '该视频不存在',
  ],
  ['api.post.data_not_exist', SOCIAL_POST_OPERATION_IDS, undefined, 'toast', 'Post does not exist.', '作品不存在。'],
  [
    'api.author.data_is_deleted',
    [null, 'getAuthor', ...FOLLOW_OPERATION_IDS],
    undefined,
    'toast',
    ...DELETED_ACCOUNT_TEXTS,
  ],
  ['api.author.data_is_deleted', SOCIAL_POST_OPERATION_IDS, undefined, 'toast', 'Deleted', '已删除'],
  [
    'api.post.view_permission_not_allowed',
    [null, ...SOCIAL_POST_OPERATION_IDS],
    undefined,
    'toast',
    ...WATCHING_FORBIDDEN_TEXTS,
  ],
  ['api.post.audit_auditing', [null, ...SOCIAL_POST_OPERATION_IDS], undefined, 'toast', ...WATCHING_FORBIDDEN_TEXTS],
];
