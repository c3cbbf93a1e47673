const text = { type: 'string', minLength: 1, maxLength: 200, pattern: '\\S' };
const time = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' };

const closed = (properties: object, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const localized = closed({ zh_cn: text, en: text });
const key = { type: 'string', pattern: '^[a-z0-9][a-z0-9._-]{0,99}$' };
const side = closed({ name: localized, score: { type: ['integer', 'null'], minimum: 0, maximum: 999 } }, ['score']);

/** The fields of a line of an import, by kind. Unknown ones are refused, so there is no place for odds and tips. */
export const DISCOVER_IMPORT_ENTRY_SCHEMAS = {
  gallery: closed({
    kind: { const: 'gallery' },
    key,
    category: localized,
    title: localized,
    post_id: { type: 'string', pattern: '^p[0-9]{1,18}$' },
    picture: { type: 'integer', minimum: 0, maximum: 9 },
  }),
  trend: closed(
    {
      kind: { const: 'trend' },
      key,
      title: localized,
      unit: localized,
      precision: { type: 'integer', minimum: 0, maximum: 6 },
      times: { type: 'array', minItems: 1, maxItems: 10_000, items: time },
      series: {
        type: 'array',
        minItems: 1,
        maxItems: 8,
        items: closed({ name: localized, values: { type: 'array', items: { type: ['number', 'null'] } } }),
      },
    },
    ['unit'],
  ),
  sports: closed({
    kind: { const: 'sports' },
    key,
    league: localized,
    home: side,
    away: side,
    start_at: time,
    status: { enum: ['scheduled', 'live', 'finished', 'postponed', 'cancelled'] },
  }),
} as const;
