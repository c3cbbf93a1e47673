import type { Contract, Schema } from './contract.ts';

const KEYWORDS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** Limits of the named schemas (spec §5), and the constants of spec §9 that no body carries. */
export function renderLimits(contract: Contract): string {
  const lines = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const own = limitsOf(schema);
    return own ? [`  ${name}: ${JSON.stringify(own)},`] : [];
  });
  return [
    `/** By schema name. */`,
    `export const LIMITS = {\n${lines.join('\n')}\n} as const\n`,
    `/** Of the whole contract (x-limits): seconds, unless the name says otherwise. */`,
    `export const CONSTANTS = ${JSON.stringify(contract['x-limits'], null, 2)} as const\n`,
  ].join('\n');
}

function limitsOf(schema: Schema): Record<string, unknown> | undefined {
  const entries = KEYWORDS.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]] as const] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
