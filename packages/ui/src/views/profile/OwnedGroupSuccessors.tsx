import { FormattedMessage } from 'react-intl';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ActionConsequences.module.css';

interface OwnedGroupSuccessorsProps {
  groups: readonly { id: string; name: string; successor: string | null }[];
}

/** The user's own groups, each with its next owner, before the account is deleted. */
export function OwnedGroupSuccessors({ groups }: OwnedGroupSuccessorsProps) {
  return (
    <section>
      <p className={styles.intro}>
        <FormattedMessage id="profile.delete.groups" />
      </p>
      <ul className={styles.consequences}>
        {groups.map(({ id, name, successor }) => (
          <li key={id}>
            <Icon name="group" />
            <span>
              {successor === null ? (
                <FormattedMessage id="profile.delete.group-ends" values={{ group: <bdi>{name}</bdi> }} />
              ) : (
                <FormattedMessage
                  id="profile.delete.group-goes"
                  values={{ group: <bdi>{name}</bdi>, name: <bdi>{successor}</bdi> }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
