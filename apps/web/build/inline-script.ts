import { minifySync } from 'vite';

/** Turns a function without imports into the text of a script that calls it with data. */
export function toInlineScript<Data extends readonly unknown[]>(run: (...data: Data) => void, ...data: Data): string {
  const text = data.map((each) => JSON.stringify(each)).join(',');
  const { code, errors } = minifySync('inline.js', `(${run.toString()})(${text})`);
  if (errors.length > 0) throw new Error(errors.map((error) => error.message).join('\n'));
  return code.trim();
}
