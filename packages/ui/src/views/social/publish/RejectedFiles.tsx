import { FormAlert } from '../../../components/FormAlert.tsx';
import styles from './RejectedFiles.module.css';

interface RejectedFilesProps {
  /** Each rejected file with its reason. */
  texts: readonly string[];
  /** The user dismissed the reasons. */
  onClose: () => void;
}

/** The files that were left out of a selection, and why. */
export function RejectedFiles({ texts, onClose }: RejectedFilesProps) {
  if (texts.length === 0) return null;
  return (
    <FormAlert onClose={onClose}>
      {texts.map((text) => (
        <span key={text} className={styles.text}>
          {text}
        </span>
      ))}
    </FormAlert>
  );
}
