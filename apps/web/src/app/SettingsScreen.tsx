import type { ReactNode } from 'react';
import SettingsPage from '../features/profile/SettingsPage.tsx';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { LazyPagePart } from '../shared/loading/LazyPagePart.tsx';

async function loadExclusion() {
  const [module] = await Promise.all([
    import('../features/red-envelopes/MinefieldSelfExclusionSettings.tsx'),
    loadTranslationNamespace('points'),
  ]);
  return module;
}

/** /profile: the settings, with the exclusion from minefield envelopes. */
export default function SettingsScreen(): ReactNode {
  return <SettingsPage minefield={<LazyPagePart load={loadExclusion} props={{}} />} />;
}
