/** A formatter takes milliseconds to create: keeps one per language and options. */
function memoize<Options, Formatter>(Constructor: new (tag?: string, options?: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (tag: string, options?: Options): Formatter => {
    const key = tag + JSON.stringify(options ?? {});
    const formatter = formatters.get(key) ?? new Constructor(tag, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

export const getNumberFormat = memoize<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat);
export const getDateTimeFormat = memoize<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat);
export const getPluralRules = memoize<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);
