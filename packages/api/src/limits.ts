export { CONTRACT_CONSTANTS, SCHEMA_LIMITS } from './generated/limits.ts';
