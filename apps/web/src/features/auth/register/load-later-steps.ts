/** Steps 3 and 4, which only those see who come so far; each begins to load during the one before. */
export const loadInfoStep = () => import('./InfoStep.tsx');
export const loadDoneStep = () => import('./DoneStep.tsx');
