import type { Plugin } from 'vite';

/** Libraries that give their components names and wrap them as they are loaded, and so would stay whole for one of them. */
const LIBRARIES = /\/node_modules\/(?:react-router|react-intl)\//;

const NAMED = /^\w+\.displayName = .*;$/gm;
const WRAPPED = /^(const \w+ = )(?=(?:[\w$]+\.(?:forwardRef|createContext|memo)|createFormatted\w+)\()/gm;

/** Tells the bundler that what nobody uses of them may go. */
export function pureLibraries(): Plugin {
  return {
    name: 'quintet:pure-libraries',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES },
      handler: (code) => code.replace(NAMED, '').replace(WRAPPED, '$1/* @__PURE__ */ '),
    },
  };
}
