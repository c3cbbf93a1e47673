import styles from './RedEnvelopeIcon.module.css';

/** A small envelope with its seal; `isOpen` with its flap up. */
export function RedEnvelopeIcon({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <svg className={styles.mark} viewBox="0 0 40 46" aria-hidden>
      {isOpen && <path className={styles.flap} d="M3 15 20 1l17 14v6H3z" />}
      {isOpen && <rect className={styles.note} x="8" y="9" width="24" height="20" rx="2" />}
      <rect className={styles.paper} x="3" y={isOpen ? 15 : 2} width="34" height={isOpen ? 30 : 43} rx="4" />
      <path className={styles.fold} d={isOpen ? 'M3 19c11 11 23 11 34 0' : 'M3 11c10 13 24 13 34 0'} />
      {!isOpen && <circle className={styles.seal} cx="20" cy="21" r="5.5" />}
    </svg>
  );
}
