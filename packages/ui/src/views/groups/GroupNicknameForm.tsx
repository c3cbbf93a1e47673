import { countCodePoints } from '@quintet/domain/code-points';
import { GROUP_NICKNAME_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { SheetForm } from '../../components/SheetForm.tsx';
import { TextField } from '../../components/TextField.tsx';

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
  const { originNickname, nickname, isChanged, onNickname } = props;
  const intl = useIntl();
  const isTooLong = countCodePoints(nickname.trim()) > GROUP_NICKNAME_MAX;
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_NICKNAME_MAX });
  return (
    <SheetForm {...props} submitLabel={<FormattedMessage id="groups.form.save" />} canSubmit={isChanged && !isTooLong}>
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
    </SheetForm>
  );
}
