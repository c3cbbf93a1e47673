import type { ReactNode } from 'react';
import PointsPage from '../features/wallet/PointsPage.tsx';
import { SetSecurityCodeStep } from './SetSecurityCodeStep.tsx';

/** /points: the points; the security password is set here if there is none. */
export default function PointsScreen(): ReactNode {
  return <PointsPage securityCodeForm={SetSecurityCodeStep} />;
}
