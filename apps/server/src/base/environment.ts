import { StartError } from './start-error.ts';

/** Reads environment variables and collects all problems, so that they are reported together. */
export class EnvironmentReader {
  readonly #variables: Record<string, string | undefined>;
  readonly #problems: string[] = [];

  constructor(variables: Record<string, string | undefined>) {
    this.#variables = variables;
  }

  /** Records a problem with its remedy, without stopping. */
  report(problem: string): void {
    this.#problems.push(problem);
  }

  /** @throws StartError with a line for each problem */
  assertValid(): void {
    if (this.#problems.length > 0) throw new StartError(this.#problems.join('\n'));
  }

  /** Null if the variable is unset or empty. */
  text(name: string): string | null {
    return this.#variables[name] || null;
  }

  wholeNumber(name: string, standard: number, max: number): number {
    const text = this.text(name);
    if (text === null) return standard;
    if (/^\d+$/.test(text) && Number(text) <= max) return Number(text);
    this.report(
      `${name}=${text} is not a whole number from 0 to ${max}. Correct it, or leave it out (then ${standard}).`,
    );
    return standard;
  }

  /** A number above 0; 1 if unset. */
  factor(name: string): number {
    const text = this.text(name);
    if (text === null) return 1;
    if (/^\d{1,7}(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
    this.report(`${name}=${text} is not a number above 0, like 0.5 or 10. Correct it, or leave it out (then 1).`);
    return 1;
  }

  flag(name: string, standard: boolean): boolean {
    const text = this.text(name);
    if (text === null) return standard;
    if (text === '1' || text === 'true') return true;
    if (text === '0' || text === 'false') return false;
    this.report(`${name}=${text} is neither 1 nor 0. Correct it, or leave it out (then ${standard ? 1 : 0}).`);
    return standard;
  }

  /** A URL; errors never show it, as it may contain a password. `protocols` as in `https:`. */
  url(name: string, protocols: string[]): string | null {
    const text = this.text(name);
    if (text === null || (URL.canParse(text) && protocols.includes(new URL(text).protocol))) return text;
    this.report(
      `${name} is not an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}. Correct it.`,
    );
    return null;
  }

  /** A comma-separated list; an empty variable is an empty list. */
  list(name: string, standard: string[] = []): string[] {
    const values = this.#variables[name]?.split(',').map((value) => value.trim());
    return values?.filter(Boolean) ?? standard;
  }

  /** Comma-separated `name=value` pairs in their order. Errors never show the values, as they may be secret. */
  pairs(name: string, example: string): Map<string, string> {
    const pairs = this.list(name).map((entry) => /^([^=]+)=(.+)$/.exec(entry));
    const values = new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
    if (pairs.includes(null)) this.report(`${name} expects pairs like ${example}. Correct it, or leave it out.`);
    else if (values.size < pairs.length) this.report(`${name} has a name twice. Correct it.`);
    return values;
  }
}
