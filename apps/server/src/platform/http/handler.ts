import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OPERATIONS } from '@quintet/api/openapi-document';
import type { Operations } from '@quintet/api/types';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

export type OperationId = keyof Operations & string;
export type OperationTag = (typeof OPERATIONS)[keyof typeof OPERATIONS]['tag'];

/** The operations of one tag, which is one slice (design §1). */
export type OperationIdOfTag<T extends OperationTag> = {
  [Op in keyof typeof OPERATIONS & OperationId]: (typeof OPERATIONS)[Op]['tag'] extends T ? Op : never;
}[keyof typeof OPERATIONS & OperationId];

type Parameters<Op extends OperationId> = Operations[Op] extends { parameters: infer P } ? P : never;
type Path<Op extends OperationId> = Parameters<Op> extends { path: infer P } ? P : Record<never, never>;
type Query<Op extends OperationId> = Parameters<Op> extends { query?: infer Q } ? NonNullable<Q> : Record<never, never>;
type Body<Op extends OperationId> = Operations[Op] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: { 'application/json': infer J } }
    ? J
    : undefined
  : undefined;

/** The value of `result` in the 200 response; an operation without a JSON response writes to `reply` itself. */
export type OperationResult<Op extends OperationId> = Operations[Op] extends {
  responses: { 200: { content: { 'application/json': infer J } } };
}
  ? J extends { result: infer R }
    ? R
    : J extends { result?: infer R }
      ? R | undefined
      : J
  : FastifyReply | void;

/** One request to one operation of the contract, validated and typed from it. */
export type Call<Op extends OperationId> = {
  params: Path<Op>;
  query: Query<Op>;
  body: Body<Op>;
  caller: Caller;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type OperationHandler<Op extends OperationId> = (call: Call<Op>) => Promise<OperationResult<Op>>;

/** Handlers of a slice, for operations of its tag. */
export type SliceHandlers<T extends OperationTag> = { [Op in OperationIdOfTag<T>]?: OperationHandler<Op> };

/** Handlers of all operations: a missing handler is a compile error. */
export type AllOperationHandlers = { [Op in OperationId]: OperationHandler<Op> };
