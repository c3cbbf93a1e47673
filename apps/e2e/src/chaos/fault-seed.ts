/** Returns FAULT_SEED or the fallback, and prints it so that a run can be repeated. */
export function readAndPrintFaultSeed(fallback: number): number {
  const seed = Number(process.env['FAULT_SEED'] ?? fallback);
  console.log(`FAULT_SEED=${seed}`);
  return seed;
}
