/** Step 3, which only those see who come so far; it begins to load during the one before. */
export const loadInfoStep = () => import('./InfoStep.tsx');
