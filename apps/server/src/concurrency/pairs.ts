import { OPERATIONS } from '@quintet/api/openapi-document';
import type { OperationId } from '../platform/http/handler.ts';
import type { TestServer } from '../test-server.ts';
import { CONCURRENCY_TEST_ACCOUNT_JOBS, CONCURRENCY_TEST_ACCOUNT_OPERATIONS } from './account-operations.ts';
import { CONCURRENCY_TEST_GROUP_JOBS, CONCURRENCY_TEST_GROUP_OPERATIONS } from './group-operations.ts';
import type { ConcurrencyTestJob, ConcurrencyTestOperation, ConcurrencyTestRowName } from './operation.ts';
import type { ConcurrencyTestScene } from './scene.ts';
import { CONCURRENCY_TEST_SOCIAL_JOBS, CONCURRENCY_TEST_SOCIAL_OPERATIONS } from './social-operations.ts';
import { CONCURRENCY_TEST_WALLET_JOBS, CONCURRENCY_TEST_WALLET_OPERATIONS } from './wallet-operations.ts';

const ALL_OPERATIONS = [
  ...CONCURRENCY_TEST_ACCOUNT_OPERATIONS,
  ...CONCURRENCY_TEST_SOCIAL_OPERATIONS,
  ...CONCURRENCY_TEST_GROUP_OPERATIONS,
  ...CONCURRENCY_TEST_WALLET_OPERATIONS,
];

/** Operations tested through another one, which writes the same rows by the same function. */
export const CONCURRENCY_TEST_COVERED_BY: Partial<Record<OperationId, OperationId>> = {
  loginUser: 'loginWithQrcode',
  loginWithGoogle: 'loginWithQrcode',
  registerUser: 'editProfile',
  changePassword: 'setFirstPassword',
  recoverPassword: 'setFirstPassword',
  setSecurityCode: 'updateMe',
  uploadAvatar: 'updateMe',
  setCollectsPrivacy: 'setAuthorCommentPermission',
  setLikesPrivacy: 'setAuthorCommentPermission',
  uncollectPost: 'unlikePost',
  removeNickname: 'setNickname',
  saveMemo: 'setNickname',
  replyMessage: 'sendMessage',
  forwardMessage: 'sendMessage',
  forwardChatRecord: 'sendMessage',
  sharePost: 'sendMessage',
  shareAuthor: 'sendMessage',
  shareGroupCard: 'sendMessage',
  removeMembers: 'removeMember',
  unblockMember: 'blockMember',
  updateAdmin: 'addAdmin',
  removeAdmin: 'addAdmin',
  setGroupIcon: 'updateGroup',
  endSession: 'endOtherSessions',
};

/** Operations that change nothing, or only rows that no other operation writes. */
export const CONCURRENCY_TEST_EXEMPT_OPERATIONS: readonly OperationId[] = [
  'checkPassword',
  'checkPostContent',
  'createLoginQrcode',
  'excludeFromMinefield',
  'followAuthorAsGuest',
  'listMembersByIds',
  'postUpload',
  'previewReport',
  'putUpload',
  'reportComment',
  'reportGroup',
  'reportPost',
  'reportUser',
  'uploadGroupIcon',
  'unfollowAuthorAsGuest',
];

export const CONCURRENTLY_TESTED_OPERATIONS: ReadonlySet<OperationId> = new Set(ALL_OPERATIONS.map(([name]) => name));

export type ConcurrencyTestAction = {
  name: string;
  writes: readonly ConcurrencyTestRowName[];
  run: (server: TestServer, scene: ConcurrencyTestScene) => Promise<number>;
};

const asAction = ([id, of, writes, request]: ConcurrencyTestOperation): ConcurrencyTestAction => ({
  name: of ? `${id} (${of})` : id,
  writes,
  run: async (server, scene) => {
    const [by, parameters, body] = request(scene);
    const { method, path } = OPERATIONS[id];
    const rest = new URLSearchParams(parameters);
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      rest.delete(name);
      return parameters[name]!;
    });
    const { status } = await server.call(method, `${filled}?${rest.toString()}`, {
      host: 'gu.localhost',
      body,
      headers: { 'x-forwarded-for': scene.ip },
      ...(by && { token: by.token }),
    });
    return status;
  },
});

const fromJob = ([name, writes, run]: ConcurrencyTestJob): ConcurrencyTestAction => ({
  name: `job: ${name}`,
  writes,
  run: async ({ services }, scene) => {
    await run(services, scene);
    return 200;
  },
});

export const CONCURRENCY_TEST_ACTIONS: readonly ConcurrencyTestAction[] = [
  ...ALL_OPERATIONS.map(asAction),
  ...[
    ...CONCURRENCY_TEST_ACCOUNT_JOBS,
    ...CONCURRENCY_TEST_SOCIAL_JOBS,
    ...CONCURRENCY_TEST_GROUP_JOBS,
    ...CONCURRENCY_TEST_WALLET_JOBS,
  ].map(fromJob),
];

/** All pairs of actions that write the same row, including each action with itself. */
export const CONCURRENCY_TEST_ACTION_PAIRS: readonly (readonly [ConcurrencyTestAction, ConcurrencyTestAction])[] =
  CONCURRENCY_TEST_ACTIONS.flatMap((one, index) =>
    CONCURRENCY_TEST_ACTIONS.slice(index)
      .filter(({ writes }) => writes.some((row) => one.writes.includes(row)))
      .map((other) => [one, other] as const),
  );
