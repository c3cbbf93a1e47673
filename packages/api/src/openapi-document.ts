export { openapiDocument } from './generated/openapi-document.ts';
export { type OperationAccess, type Operation, OPERATIONS } from './generated/operations.ts';
