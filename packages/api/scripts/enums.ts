import type { Contract } from './contract.ts';

/** Renders each schema with x-enum-varnames as a const object and a type of the same name. */
export function renderEnumsModule(contract: Contract): string {
  const blocks = Object.entries(contract.components.schemas).flatMap(([name, schema]) => {
    const names = schema['x-enum-varnames'];
    if (!names || !schema.enum) return [];
    if (names.length !== schema.enum.length)
      throw new Error(`${name}: ${names.length} names for ${schema.enum.length} values`);
    const entries = schema.enum.map((value, index) => `  ${key(names[index]!)}: ${literal(value)},`);
    return [
      `export const ${name} = {\n${entries.join('\n')}\n} as const\nexport type ${name} = (typeof ${name})[keyof typeof ${name}]\n`,
    ];
  });
  const countries = contract.components.schemas['CountryCode']?.['x-dial-codes'];
  blocks.push(
    `/** Dial codes of the 24 countries (spec §3). */\nexport const DIAL_CODES = ${JSON.stringify(countries)} as const satisfies Record<CountryCode, string>\n`,
  );
  return blocks.join('\n');
}

const key = (name: string) => (/^[A-Z_][A-Z0-9_]*$/i.test(name) ? name : `'${name}'`);
const literal = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);
