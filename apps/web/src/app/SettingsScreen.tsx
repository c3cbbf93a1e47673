import type { ReactNode } from 'react';
import SettingsPage from '../features/profile/SettingsPage.tsx';
import { loadNamespace } from '../shared/appearance/translations.ts';
import { LazyPart } from '../shared/loading/LazyPart.tsx';

async function loadExclusion() {
  const [module] = await Promise.all([import('../features/red-envelopes/Exclusion.tsx'), loadNamespace('points')]);
  return module;
}

/** /profile: the settings, with the exclusion from minefield envelopes. */
export default function SettingsScreen(): ReactNode {
  return <SettingsPage minefield={<LazyPart load={loadExclusion} props={{}} />} />;
}
