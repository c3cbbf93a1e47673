import type { OperationId } from '../platform/http/handler.ts';
import type { Services } from '../platform/services.ts';
import type { ConcurrencyTestActor, ConcurrencyTestScene } from './scene.ts';

/** Rows of a scene that more than one operation writes. */
export type ConcurrencyTestRowName =
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
type Request = [by: ConcurrencyTestActor | null, parameters: Record<string, string>, body?: object];
export type ConcurrencyTestOperation = [
  name: OperationId,
  of: string,
  writes: readonly ConcurrencyTestRowName[],
  request: (scene: ConcurrencyTestScene) => Request,
];
/** Work that is not an operation of the contract but writes the same rows. */
export type ConcurrencyTestJob = [
  name: string,
  writes: readonly ConcurrencyTestRowName[],
  run: (services: Services, scene: ConcurrencyTestScene) => Promise<unknown>,
];
