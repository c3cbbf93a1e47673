import { countCodePoints } from '@quintet/domain/code-points';
import { GROUP_NICKNAME_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import styles from './NewGroupForm.module.css';

interface GroupNicknameFormProps {
  /** Shows without a name in the group. */
  originNickname: string;
  nickname: string;
  isChanged: boolean;
  errorText?: string | undefined;
  isBusy: boolean;
  onNickname: (nickname: string) => void;
  onSubmit: () => void;
}

/** Changes the name that this user has in one group (spec §5). */
export function GroupNicknameForm(props: GroupNicknameFormProps) {
  const { originNickname, nickname, isChanged, errorText, isBusy, onNickname, onSubmit } = props;
  const intl = useIntl();
  const isTooLong = countCodePoints(nickname.trim()) > GROUP_NICKNAME_MAX;
  const canSubmit = isChanged && !isTooLong;
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit });
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_NICKNAME_MAX });
  return (
    <form {...form} className={styles.form}>
      <TextField
        name="group-nickname"
        label={intl.formatMessage({ id: 'groups.details.nickname' })}
        placeholder={originNickname}
        autoComplete="off"
        dir="auto"
        value={nickname}
        {...(isTooLong ? { error: rule } : { hint: rule })}
        onChange={({ target }) => onNickname(target.value)}
      />
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.form.save" />
      </Button>
    </form>
  );
}
