export { CONSTANTS, LIMITS } from './generated/limits.ts';
