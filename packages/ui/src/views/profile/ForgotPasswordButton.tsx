import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import styles from './ForgotPasswordButton.module.css';

interface ForgotButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/** Leads from a form with an old secret to another way to verify the user. */
export function ForgotPasswordButton({ onClick, children }: ForgotButtonProps) {
  return (
    <div className={styles.forgot}>
      <Button variant="quiet" size="s" onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
