import { AUDIENCES, type Audience } from '@quintet/domain/social/audience';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../icons/Icon.tsx';
import { AUDIENCE_ICONS } from './audiences.ts';
import { Radio } from '../../../components/Radio.tsx';
import styles from './AudienceField.module.css';

interface AudienceFieldProps {
  value: Audience;
  onChange: (audience: Audience) => void;
  /** The container shows the title. */
  isLegendHidden?: boolean | undefined;
}

/** The audience of a post (spec §3) with explanations. */
export function AudienceField({ value, onChange, isLegendHidden }: AudienceFieldProps) {
  const intl = useIntl();
  const name = useId();
  const legend = intl.formatMessage({ id: 'social.publish.audience' });
  return (
    <fieldset className={styles.field} aria-label={isLegendHidden ? legend : undefined}>
      {!isLegendHidden && <legend className={styles.legend}>{legend}</legend>}
      {AUDIENCES.map((audience) => (
        <label key={audience} htmlFor={`${name}-${audience}`} className={styles.choice}>
          <Icon name={AUDIENCE_ICONS[audience]} />
          <span className={styles.words}>
            <span>{intl.formatMessage({ id: `social.audience.${audience}` })}</span>
            <span className={styles.detail}>{intl.formatMessage({ id: `social.audience.${audience}-detail` })}</span>
          </span>
          <Radio
            id={`${name}-${audience}`}
            name={name}
            checked={audience === value}
            onChange={() => onChange(audience)}
          />
        </label>
      ))}
    </fieldset>
  );
}
