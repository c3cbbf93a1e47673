import { countHistoryStepsToPreviousPage } from '@quintet/ui/use-back-to-close';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from './paths.ts';

/** Goes back, or home when this page was the first. */
export function useBackOrHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const { idx } = (history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-countHistoryStepsToPreviousPage());
    else void navigate(paths.homeRecommend.href(), { replace: true });
  }, [navigate]);
}
