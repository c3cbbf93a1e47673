import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { openGroupInvitation } from './join-state.ts';

/** Opens the invitation that the URL names (`/chat?invite=CODE`), and takes it out of the URL, so that going back does not open it again. */
export function useOpenInvitationFromUrl(): void {
  const code = useSearchParams()[0].get('invite');
  const navigate = useNavigate();
  useEffect(() => {
    if (code === null) return;
    openGroupInvitation(code);
    void navigate(paths.chat.href(), { replace: true });
  }, [code, navigate]);
}
