import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../report/bench');

/** The median; of an even number of values, the lower middle one. */
export function getLowerMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('no runs');
  return middle;
}

/** The quantile of the values, `share` from 0 to 1. */
export const getQuantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;

export const roundToOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Writes report/bench/<name>.json with details of the machine. */
export function writeBenchReport(name: string, result: Record<string, unknown>, chromium: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version, chromium };
  const file = join(FOLDER, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ date: new Date().toISOString(), machine, ...result }, null, 2)}\n`);
  console.log(file);
}
