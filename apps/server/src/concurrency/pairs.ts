import { OPERATIONS } from '@quintet/api/openapi-document';
import type { OperationId } from '../platform/http/handler.ts';
import type { TestServer } from '../test-server.ts';
import { CONCURRENT_ACCOUNT_JOBS, CONCURRENT_ACCOUNT_OPERATIONS } from './account-operations.ts';
import { CONCURRENT_GROUP_JOBS, CONCURRENT_GROUP_OPERATIONS } from './group-operations.ts';
import type { ConcurrentJob, ConcurrentOperation, ConcurrentlyWrittenRow } from './operation.ts';
import type { ConcurrencyScene } from './scene.ts';
import { CONCURRENT_SOCIAL_JOBS, CONCURRENT_SOCIAL_OPERATIONS } from './social-operations.ts';
import { CONCURRENT_WALLET_JOBS, CONCURRENT_WALLET_OPERATIONS } from './wallet-operations.ts';

const ALL_OPERATIONS = [
  ...CONCURRENT_ACCOUNT_OPERATIONS,
  ...CONCURRENT_SOCIAL_OPERATIONS,
  ...CONCURRENT_GROUP_OPERATIONS,
  ...CONCURRENT_WALLET_OPERATIONS,
];

/** Operations tested through another one, which writes the same rows by the same function. */
export const OPERATION_COVERED_BY: Partial<Record<OperationId, OperationId>> = {
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
export const INDEPENDENT_OPERATIONS: readonly OperationId[] = [
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

export type ConcurrentAction = {
  name: string;
  writes: readonly ConcurrentlyWrittenRow[];
  run: (server: TestServer, scene: ConcurrencyScene) => Promise<number>;
};

const asAction = ([id, of, writes, request]: ConcurrentOperation): ConcurrentAction => ({
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

const fromJob = ([name, writes, run]: ConcurrentJob): ConcurrentAction => ({
  name: `job: ${name}`,
  writes,
  run: async ({ services }, scene) => {
    await run(services, scene);
    return 200;
  },
});

export const CONCURRENT_ACTIONS: readonly ConcurrentAction[] = [
  ...ALL_OPERATIONS.map(asAction),
  ...[...CONCURRENT_ACCOUNT_JOBS, ...CONCURRENT_SOCIAL_JOBS, ...CONCURRENT_GROUP_JOBS, ...CONCURRENT_WALLET_JOBS].map(
    fromJob,
  ),
];

/** All pairs of actions that write the same row, including each action with itself. */
export const CONCURRENT_ACTION_PAIRS: readonly (readonly [ConcurrentAction, ConcurrentAction])[] =
  CONCURRENT_ACTIONS.flatMap((one, index) =>
    CONCURRENT_ACTIONS.slice(index)
      .filter(({ writes }) => writes.some((row) => one.writes.includes(row)))
      .map((other) => [one, other] as const),
  );
