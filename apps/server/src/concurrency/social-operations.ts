import { postReviewCommand } from '../operator/posts.ts';
import { processQuickPostFileJob } from '../slices/social/file-jobs.ts';
import { processAllPostFilesInTest } from '../slices/social/test-social.ts';
import { StartError } from '../base/start-error.ts';
import type { ConcurrencyTestJob, ConcurrencyTestOperation } from './operation.ts';

/** Operations on follows, posts, reactions and comments. */
export const CONCURRENCY_TEST_SOCIAL_OPERATIONS: readonly ConcurrencyTestOperation[] = [
  ['followAuthor', 'ann by ben', ['author', 'follow'], (s) => [s.ben, { id: s.ann.authorId }]],
  ['followAuthor', 'ann by cat', ['author', 'follow'], (s) => [s.cat, { id: s.ann.authorId }]],
  ['unfollowAuthor', 'ann by cat', ['author', 'follow'], (s) => [s.cat, { id: s.ann.authorId }]],
  ['setAuthorCommentPermission', '', ['author'], (s) => [s.ann, { id: s.ann.authorId }, { allow_comment: false }]],
  [
    'createPost',
    '',
    ['author', 'new post'],
    (s) => [s.ann, {}, { text: 'new', file_paths: [], cid: `post-${s.newName}` }],
  ],
  ['updatePost', '', ['post'], (s) => [s.ann, { id: s.post }, { text: 'changed' }]],
  ['updatePost', 'without pictures', ['post'], (s) => [s.ann, { id: s.post }, { text: 'changed', file_paths: [] }]],
  ['setPostPermissions', '', ['author', 'post'], (s) => [s.ann, { id: s.post }, { privacy: 4 }]],
  ['deletePost', 'published', ['author', 'comment', 'post'], (s) => [s.ann, { id: s.post }]],
  ['deletePost', 'unready', ['unready post'], (s) => [s.ann, { id: s.unready }]],
  ['retryPost', '', ['unready post'], (s) => [s.ann, { id: s.unready }]],
  ['likePost', 'by ben', ['author', 'post'], (s) => [s.ben, { id: s.post }]],
  ['unlikePost', 'by cat', ['author', 'post'], (s) => [s.cat, { id: s.post }]],
  ['collectPost', 'by cat', ['author', 'post'], (s) => [s.cat, { id: s.post }]],
  ['viewPost', 'by ben', ['post'], (s) => [s.ben, { id: s.post }]],
  ['createComment', 'by ben', ['post'], (s) => [s.ben, { id: s.post }, { text: 'four' }]],
  [
    'createSubComment',
    'by ben',
    ['comment', 'post'],
    (s) => [s.ben, { id: s.comment }, { text: 'five', reply_to_id: s.subComment }],
  ],
  ['deleteComment', 'with its answers', ['comment', 'post'], (s) => [s.ben, { id: s.comment }]],
  ['deleteComment', 'an answer', ['comment', 'post'], (s) => [s.ann, { id: s.subComment }]],
  ['likeComment', 'by ben', ['comment'], (s) => [s.ben, { id: s.comment }]],
  ['unlikeComment', 'by cat', ['comment'], (s) => [s.cat, { id: s.comment }]],
  ['viewAllNotifications', '', ['comment', 'follow'], (s) => [s.ann, {}, { up_to: '1' }]],
];

export const CONCURRENCY_TEST_SOCIAL_JOBS: readonly ConcurrencyTestJob[] = [
  [
    'make files ready',
    ['author', 'unready post'],
    async (services, { ann, file }) => {
      await services.jobs.enqueue(services.db, processQuickPostFileJob, { file_id: file }, { key: ann.id });
      await processAllPostFilesInTest(services);
    },
  ],
  [
    'reject posts',
    ['author', 'post'],
    async ({ clock, config, db, events }, { olderPost, post }) => {
      const review = postReviewCommand.prepare(['reject', post, olderPost, '--reason', 'spam'])({
        clock,
        config,
        db,
        events,
      });
      // One of the posts may be deleted by now.
      await review.catch((error: unknown) => {
        if (!(error instanceof StartError)) throw error;
      });
    },
  ],
];
