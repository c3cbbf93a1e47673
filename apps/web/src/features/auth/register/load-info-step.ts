/** Step 3 loads during step 2, because few visitors get there. */
export const loadRegisterInfoStep = () => import('./RegisterInfoStep.tsx');
