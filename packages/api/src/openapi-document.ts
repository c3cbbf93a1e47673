export { document } from './generated/document.ts';
export { type Access, type Operation, OPERATIONS } from './generated/operations.ts';
