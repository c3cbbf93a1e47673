import { formatCompactCount } from '@quintet/domain/counters';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Avatar } from '../../components/Avatar.tsx';
import { ListRow } from '../../components/ListRow.tsx';
import { MemberGrid } from '../../components/MemberGrid.tsx';
import { AvatarField } from '../../components/AvatarField.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './ChatDetailsView.module.css';
import { DetailsActionRow } from './DetailsActionRow.tsx';

interface ChatDetailsViewProps {
  avatar: Pick<ComponentProps<typeof Avatar>, 'id' | 'name' | 'src' | 'kind'>;
  introduction?: string | undefined;
  /** The newest pinned message. */
  pinnedMessage?: string | undefined;
  /** The member grid and what belongs to it; only groups. */
  members?: ReactNode;
  /** What the owner and admins of a group manage. */
  management?: ReactNode;
  /** This user's name in the group, once it is loaded. */
  nickname?: string | undefined;
  isMuted: boolean;
  isUploading?: boolean;
  /** Without it this user may not change the picture. */
  onPicture?: ((file: File) => void) | undefined;
  /** Without it this user may not change name and introduction. */
  onEdit?: (() => void) | undefined;
  /** Opens the page of the other user; only direct messages. */
  onProfile?: (() => void) | undefined;
  /** Without it this user may not invite. */
  onShare?: (() => void) | undefined;
  /** Changes this user's name in the group; only groups. */
  onNickname?: (() => void) | undefined;
  onPinnedMessage: () => void;
  onMute: (isMuted: boolean) => void;
  /** Opens the notification settings of this chat. */
  onNotify: () => void;
  onSearch: () => void;
  onMedia: () => void;
  onReport: () => void;
  onClear: () => void;
  /** Blocks the other user of a direct message. */
  onBlock?: (() => void) | undefined;
  /** Unblocks the other user, in place of `onBlock`. */
  onUnblock?: (() => void) | undefined;
  /** Without it this user cannot leave. */
  onLeave?: (() => void) | undefined;
  /** Only for the owner. */
  onDissolve?: (() => void) | undefined;
}

/** The details of a group or direct message: who it is, members, settings, and dangerous actions last (spec §2). */
export function ChatDetailsView(props: ChatDetailsViewProps) {
  const { avatar, introduction, pinnedMessage, members, management, isMuted, isUploading = false } = props;
  const { onPicture, onEdit, onProfile, onShare, onBlock, onUnblock, onLeave, onDissolve } = props;
  const isGroup = avatar.kind === 'group';
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        {onPicture ? (
          <AvatarField avatar={avatar} isUploading={isUploading} onPicture={onPicture}>
            <FormattedMessage id={isUploading ? 'groups.form.uploading' : 'groups.form.change-picture'} />
          </AvatarField>
        ) : (
          <Avatar size="xxl" {...avatar} />
        )}
        <h3 className={styles.name}>
          <bdi>{avatar.name}</bdi>
        </h3>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
      </div>
      {members && <section className={styles.card}>{members}</section>}
      <section className={styles.card}>
        {pinnedMessage !== undefined && (
          <ListRow
            as="button"
            leading={<Icon name="pin" />}
            title={<FormattedMessage id="groups.details.pinned-message" />}
            detail={pinnedMessage}
            hasChevron
            onClick={props.onPinnedMessage}
          />
        )}
        {props.onNickname && (
          <ListRow
            as="button"
            leading={<Icon name="person" />}
            title={<FormattedMessage id="groups.details.nickname" />}
            // The row keeps its height while the name loads.
            detail={<bdi>{props.nickname ?? '\u00a0'}</bdi>}
            hasChevron
            onClick={props.onNickname}
          />
        )}
        {onProfile && <DetailsActionRow icon="person" label="groups.member.profile" onPress={onProfile} />}
        <ListRow
          as="label"
          leading={<Icon name={isMuted ? 'mute' : 'bell'} />}
          title={<FormattedMessage id="groups.details.mute" />}
          end={<Switch checked={isMuted} onChange={({ target }) => props.onMute(target.checked)} />}
        />
        {!isMuted && <DetailsActionRow icon="volume" label="groups.details.notify" onPress={props.onNotify} />}
        <DetailsActionRow icon="search" label="groups.details.search" onPress={props.onSearch} />
        <DetailsActionRow icon="image" label="groups.details.media" onPress={props.onMedia} />
        {onShare && <DetailsActionRow icon="qr" label="groups.details.share" onPress={onShare} />}
        {onEdit && <DetailsActionRow icon="edit" label="groups.details.edit" onPress={onEdit} />}
      </section>
      {management && <section className={styles.card}>{management}</section>}
      <section className={styles.card}>
        <DetailsActionRow
          icon="flag"
          label={isGroup ? 'groups.details.report-group' : 'groups.details.report-user'}
          onPress={props.onReport}
        />
        {onUnblock && <DetailsActionRow icon="block" label="groups.details.unblock" onPress={onUnblock} />}
        <DetailsActionRow icon="trash" label="groups.details.clear" isDanger onPress={props.onClear} />
        {onBlock && <DetailsActionRow icon="block" label="groups.details.block" isDanger onPress={onBlock} />}
        {onLeave && <DetailsActionRow icon="logout" label="groups.details.leave" isDanger onPress={onLeave} />}
        {onDissolve && <DetailsActionRow icon="close" label="groups.details.dissolve" isDanger onPress={onDissolve} />}
      </section>
    </div>
  );
}

interface GroupMembersPreviewProps extends ComponentProps<typeof MemberGrid> {
  count: number;
  onAll: () => void;
}

/** The first members of a group and the way to all of them. */
export function GroupMembersPreview({ count, onAll, ...grid }: GroupMembersPreviewProps) {
  return (
    <>
      <MemberGrid {...grid} />
      <ListRow
        as="button"
        leading={<Icon name="group" />}
        title={<FormattedMessage id="groups.details.all-members" values={{ count: formatCompactCount(count) }} />}
        hasChevron
        onClick={onAll}
      />
    </>
  );
}

/** The members while they load. */
export function GroupMembersPreviewSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy>
      <Skeleton shape="row" count={2} />
    </div>
  );
}
