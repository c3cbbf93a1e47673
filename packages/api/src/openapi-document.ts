export { document } from './generated/openapi-document.ts';
export { type Access, type Operation, OPERATIONS } from './generated/operations.ts';
