import { toCountTranslationValues } from '@quintet/domain/counters';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';

interface MutualGroup {
  readonly id: string;
  readonly display_name: string;
  readonly icon_thumbnail: string | null;
  readonly member_count: number;
}

interface MutualGroupsProps {
  groups: readonly MutualGroup[];
  link: ComponentType<{ to: string }>;
  toHref: (group: MutualGroup) => string;
}

/** The groups that this user and another have in common. */
export function MutualGroups({ groups, link, toHref }: MutualGroupsProps) {
  return groups.map((group) => (
    <ListRow
      key={group.id}
      as={link}
      to={toHref(group)}
      leading={<Avatar kind="group" id={group.id} name={group.display_name} src={group.icon_thumbnail} />}
      title={<bdi>{group.display_name}</bdi>}
      detail={<FormattedMessage id="groups.mutual.members" values={toCountTranslationValues(group.member_count)} />}
      hasChevron
    />
  ));
}
