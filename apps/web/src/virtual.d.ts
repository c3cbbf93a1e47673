declare module 'virtual:brand' {
  import type { Dress } from './shared/brand-context.ts';

  /** The brand of this build and what it wears; the universal build asks the server which one it is. */
  export function loadDress(): Promise<Dress>;
}
