import type { OperationId } from '../platform/http/handler.ts';
import type { Services } from '../platform/services.ts';
import type { ConcurrencyActor, ConcurrencyScene } from './scene.ts';

/** Rows of a scene that more than one operation writes. */
export type ConcurrentlyWrittenRow =
  | 'author'
  | 'binding'
  | 'block'
  | 'code'
  | 'comment'
  | 'contact'
  | 'direct'
  | 'envelope'
  | 'follow'
  | 'group'
  | 'group code'
  | 'group role'
  | 'invite code'
  | 'member'
  | 'message file'
  | 'new binding'
  | 'new post'
  | 'new qrcode'
  | 'points'
  | 'post'
  | 'qrcode'
  | 'remark'
  | 'session'
  | 'unready post'
  | 'user'
  | 'username';

/** The caller (null: a guest), the path's parameters and the body. Method and path come from the contract. */
type Request = [by: ConcurrencyActor | null, parameters: Record<string, string>, body?: object];
export type ConcurrentOperation = [
  name: OperationId,
  of: string,
  writes: readonly ConcurrentlyWrittenRow[],
  request: (scene: ConcurrencyScene) => Request,
];
/** Work that is not an operation of the contract but writes the same rows. */
export type ConcurrentJob = [
  name: string,
  writes: readonly ConcurrentlyWrittenRow[],
  run: (services: Services, scene: ConcurrencyScene) => Promise<unknown>,
];
