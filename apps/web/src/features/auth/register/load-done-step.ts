/** Step 4, which only those see who come so far; it begins to load during the one before. */
export const loadDoneStep = () => import('./DoneStep.tsx');
