import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Illustration } from '../../icons/Illustration.tsx';
import styles from './MaintenanceView.module.css';

interface MaintenanceViewProps {
  /** The operator's text; may be empty. */
  announcement: string;
  /** ISO date-times; null when unknown. */
  startsAt: string | null;
  endsAt: string | null;
  isChecking: boolean;
  /** Just checked: maintenance continues. */
  isStillDown?: boolean;
  onCheck: () => void;
}

/** The maintenance screen with announcement and times (spec §2, §4). */
export function MaintenanceView({
  announcement,
  startsAt,
  endsAt,
  isChecking,
  isStillDown,
  onCheck,
}: MaintenanceViewProps) {
  const intl = useIntl();
  const time = (value: string) => intl.formatDate(value, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.screen}>
      <Illustration name="works" />
      <h1 className={styles.title}>
        <FormattedMessage id="site.maintenance.title" />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id="site.maintenance.text" />
      </p>
      {announcement !== '' && (
        <section
          className={styles.announcement}
          aria-label={intl.formatMessage({ id: 'site.maintenance.announcement' })}
        >
          <h2>
            <FormattedMessage id="site.maintenance.announcement" />
          </h2>
          <p>{announcement}</p>
        </section>
      )}
      {(startsAt ?? endsAt) && (
        <p className={styles.times}>
          {startsAt && endsAt ? (
            <FormattedMessage id="site.maintenance.period" values={{ from: time(startsAt), to: time(endsAt) }} />
          ) : startsAt ? (
            <FormattedMessage id="site.maintenance.from" values={{ from: time(startsAt) }} />
          ) : (
            endsAt && <FormattedMessage id="site.maintenance.until" values={{ to: time(endsAt) }} />
          )}
        </p>
      )}
      <Button variant="secondary" icon="retry" isBusy={isChecking} onClick={onCheck}>
        <FormattedMessage id="site.maintenance.check" />
      </Button>
      <p className={styles.still} role="status">
        {isStillDown && <FormattedMessage id="site.maintenance.still" />}
      </p>
    </div>
  );
}
