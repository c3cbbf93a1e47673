/** Step 4, which only those see who come so far. */
export const loadDoneStep = () => import('./DoneStep.tsx');
