import type { Plugin } from 'vite';

/** Libraries whose module-level calls (displayName, forwardRef, memo) keep unused components in the bundle. */
const LIBRARIES = /\/node_modules\/react-router\//;

const NAMED = /^\w+\.displayName = .*;$/gm;
const WRAPPED = /^(const \w+ = )(?=(?:[\w$]+\.(?:forwardRef|createContext|memo))\()/gm;

/** Marks these calls as pure, so that the bundler can drop unused components. */
export function annotatePureCallsPlugin(): Plugin {
  return {
    name: 'quintet:annotate-pure-calls',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES },
      handler: (code) => code.replace(NAMED, '').replace(WRAPPED, '$1/* @__PURE__ */ '),
    },
  };
}
