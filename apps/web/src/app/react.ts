/** React begins in the file that it is in, in a task of its own, before the app is there (build/chunks.ts). */
export { createRoot, hydrateRoot } from 'react-dom/client';
