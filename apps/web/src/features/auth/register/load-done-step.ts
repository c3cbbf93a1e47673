/** Step 4 loads during step 3, because few visitors get there. */
export const loadRegisterDoneStep = () => import('./RegisterDoneStep.tsx');
