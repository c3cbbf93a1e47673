import { Icon, type IconName } from '../../icons/Icon.tsx';
import styles from './RadioGroup.module.css';

interface RadioGroupProps<Value extends string> {
  name: string;
  icon: IconName;
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A setting with a few values as native radio buttons. */
export function RadioGroup<Value extends string>({
  name,
  icon,
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        <Icon name={icon} />
        {label}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
