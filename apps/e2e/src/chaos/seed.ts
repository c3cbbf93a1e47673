/** FAULT_SEED, or the given one; printed, so that what fell out can be brought about again. */
export function seedFrom(usual: number): number {
  const seed = Number(process.env['FAULT_SEED'] ?? usual);
  console.log(`FAULT_SEED=${seed}`);
  return seed;
}
