import type { components, operations, paths } from './generated/schema.ts';

export type { paths };
export type Schemas = components['schemas'];
export type Operations = operations;
export type OperationId = keyof operations;
