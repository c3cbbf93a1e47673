import { countHistoryStepsBack } from '@quintet/ui/use-back-to-close';
import { useNavigate } from 'react-router';
import { paths } from '../../shared/navigation/paths.ts';

/** Goes back, or home when this page was the first. */
export function useBackOrHome(): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-countHistoryStepsBack());
    else void navigate(paths.homeRecommend.href(), { replace: true });
  };
}
