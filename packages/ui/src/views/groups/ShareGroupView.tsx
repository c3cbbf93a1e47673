import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { Select } from '../../components/Select.tsx';
import detailsStyles from './ChatDetailsView.module.css';
import { DetailsActionRow } from './DetailsActionRow.tsx';
import styles from './ShareGroupView.module.css';

const DAY_SECONDS = 86_400;
/** Days until a new code expires; 0 is never. */
const LIFETIMES = [0, 1, 7, 30] as const;
/** Users whom a new code admits; 0 is no limit. */
const USES = [0, 1, 10, 100] as const;

/** The invite code of a group with its URL, expiry and uses. */
export interface GroupCodeData {
  readonly code: string;
  readonly url: string;
  readonly expireAt: Date | null;
  readonly uses: number;
  readonly maxUses: number | null;
}

/** The limits of a new code; an omitted one does not apply. */
export interface GroupCodeLimits {
  /** Seconds. */
  readonly lifetime?: number;
  readonly max_uses?: number;
}

interface ShareGroupViewProps {
  groupName: string;
  share: GroupCodeData;
  isBusy: boolean;
  onCopyCode: () => void;
  onCopyLink: () => void;
  /** Sends the group into chats as a card. */
  onSend: () => void;
  onReplace: (limits: GroupCodeLimits) => void;
  onRevoke: () => void;
  /** Ends the codes of all members; only for the owner. */
  onRevokeAll?: (() => void) | undefined;
}

/** Four characters a group: easier to read and type. */
const formatCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The invite code of a group as QR code, text and link, with its limits (spec §7, share/group). */
export function ShareGroupView(props: ShareGroupViewProps) {
  const { groupName, share } = props;
  const intl = useIntl();
  return (
    <div className={styles.share}>
      <div className={styles.qr}>
        <QrCode text={share.url} label={intl.formatMessage({ id: 'groups.share.qr' }, { name: groupName })} />
      </div>
      <p className={styles.code}>{formatCode(share.code)}</p>
      <p className={styles.limits}>
        {share.expireAt ? (
          <FormattedMessage
            id="groups.share.expires"
            values={{ date: intl.formatDate(share.expireAt, { dateStyle: 'medium', timeStyle: 'short' }) }}
          />
        ) : (
          <FormattedMessage id="groups.share.no-expiry" />
        )}
        {' · '}
        <FormattedMessage
          id={share.maxUses === null ? 'groups.share.uses' : 'groups.share.uses-of'}
          values={{ count: share.uses, max: share.maxUses }}
        />
      </p>
      <div className={styles.actions}>
        <Button isBlock icon="share" onClick={props.onSend}>
          <FormattedMessage id="groups.share.send" />
        </Button>
        <div className={styles.columns}>
          <Button isBlock variant="secondary" icon="link" onClick={props.onCopyLink}>
            <FormattedMessage id="groups.share.copy-link" />
          </Button>
          <Button isBlock variant="secondary" icon="copy" onClick={props.onCopyCode}>
            <FormattedMessage id="groups.share.copy-code" />
          </Button>
        </div>
      </div>
      <NewCode {...props} />
      <section className={detailsStyles.card}>
        <DetailsActionRow icon="close" label="groups.share.revoke" isDanger onPress={props.onRevoke} />
        {props.onRevokeAll && (
          <DetailsActionRow icon="block" label="groups.share.revoke-all" isDanger onPress={props.onRevokeAll} />
        )}
      </section>
    </div>
  );
}

/** Replaces the code. */
function NewCode({ isBusy, onReplace }: Pick<ShareGroupViewProps, 'isBusy' | 'onReplace'>) {
  const intl = useIntl();
  const [days, setDays] = useState('0');
  const [uses, setUses] = useState('0');
  const replace = (): void =>
    onReplace({
      ...(days !== '0' && { lifetime: Number(days) * DAY_SECONDS }),
      ...(uses !== '0' && { max_uses: Number(uses) }),
    });
  return (
    <section className={styles.new}>
      <h3 className={styles.heading}>
        <FormattedMessage id="groups.share.new" />
      </h3>
      <p className={styles.text}>
        <FormattedMessage id="groups.share.new-text" />
      </p>
      <div className={styles.columns}>
        <Select
          label={intl.formatMessage({ id: 'groups.share.lifetime' })}
          value={days}
          onChange={({ target }) => setDays(target.value)}
          options={LIFETIMES.map((count) => ({
            value: String(count),
            label: intl.formatMessage({ id: 'groups.share.days' }, { count }),
          }))}
        />
        <Select
          label={intl.formatMessage({ id: 'groups.share.max-uses' })}
          value={uses}
          onChange={({ target }) => setUses(target.value)}
          options={USES.map((count) => ({
            value: String(count),
            label: intl.formatMessage({ id: 'groups.share.people' }, { count }),
          }))}
        />
      </div>
      <Button isBlock variant="secondary" icon="retry" isBusy={isBusy} onClick={replace}>
        <FormattedMessage id="groups.share.replace" />
      </Button>
    </section>
  );
}
