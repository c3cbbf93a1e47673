declare module 'virtual:brand' {
  import type { BrandBundle } from './shared/appearance/brand-context.ts';

  /** The brand of this build and what it wears; the universal build asks the server which one it is. */
  export function loadBrandBundle(): Promise<BrandBundle>;
}
