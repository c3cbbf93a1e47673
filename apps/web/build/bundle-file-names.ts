/** A file that several screens share is not named after each of them: every first screen holds all names, twice. */
const shorten = (name: string): string => name.replace(/~.*$|\.\w+$/, '');

export const bundleFileNameOptions = {
  chunkFileNames: ({ name }: { name: string }) => `assets/${shorten(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: readonly string[] }) => `assets/${shorten(names[0] ?? 'file')}-[hash][extname]`,
};
