export * from './generated/enums.ts';
