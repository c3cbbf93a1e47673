/**
 * All brands in order, generated from the folders. For server, tests and Storybook only: a brand's web build must not contain other
 * brands.
 */
export { BRANDS } from './generated/list.ts';
