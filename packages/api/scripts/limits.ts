import type { Contract, ContractSchema } from './contract.ts';

const LIMIT_KEYWORDS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/** Renders the limits of the named schemas (spec §5) and the constants of spec §9 that no request body carries. */
export function renderLimitsModule(contract: Contract): string {
  const lines = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const own = getLimits(schema);
    return own ? [`  ${name}: ${JSON.stringify(own)},`] : [];
  });
  return [
    `/** Limits by schema name. */`,
    `export const SCHEMA_LIMITS = {\n${lines.join('\n')}\n} as const\n`,
    `/** Constants of the contract (x-limits): in seconds unless the name says otherwise. */`,
    `export const CONTRACT_CONSTANTS = ${JSON.stringify(contract['x-limits'], null, 2)} as const\n`,
  ].join('\n');
}

function getLimits(schema: ContractSchema): Record<string, unknown> | undefined {
  const entries = LIMIT_KEYWORDS.flatMap((keyword) => (keyword in schema ? [[keyword, schema[keyword]] as const] : []));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
