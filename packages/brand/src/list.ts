/** All brands, first to last, generated from the folders. Server, tests and Storybook only: a brand's web build must not hold the others. */
export { BRANDS } from './generated/list.ts';
