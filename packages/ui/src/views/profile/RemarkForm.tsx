import { countCodePoints } from '@quintet/domain/code-points';
import { REMARK_DESCRIPTION_MAX, REMARK_NICKNAME_MAX } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';

interface RemarkFormProps {
  /** The user's own nickname, which shows without a remark. */
  originNickname: string;
  nickname: string;
  description: string;
  isChanged: boolean;
  errorText?: string | undefined;
  isBusy: boolean;
  onNickname: (nickname: string) => void;
  onDescription: (description: string) => void;
  onSubmit: () => void;
}

/** The remark about another user: a nickname and a description that only this user sees (spec §5). */
export function RemarkForm(props: RemarkFormProps) {
  const { originNickname, nickname, description, isChanged, errorText, isBusy, onNickname, onDescription } = props;
  const intl = useIntl();
  const isNicknameLong = countCodePoints(nickname.trim()) > REMARK_NICKNAME_MAX;
  const isDescriptionLong = countCodePoints(description.trim()) > REMARK_DESCRIPTION_MAX;
  const getRule = (max: number): string => intl.formatMessage({ id: 'profile.remark.too-long' }, { max });
  return (
    <SheetForm
      text={intl.formatMessage({ id: 'profile.remark.text' })}
      errorText={errorText}
      submitLabel={intl.formatMessage({ id: 'profile.remark.save' })}
      canSubmit={isChanged && !isNicknameLong && !isDescriptionLong}
      isBusy={isBusy}
      onSubmit={props.onSubmit}
    >
      <TextField
        name="remark"
        label={intl.formatMessage({ id: 'profile.remark.nickname' })}
        placeholder={originNickname}
        autoComplete="off"
        dir="auto"
        value={nickname}
        error={isNicknameLong ? getRule(REMARK_NICKNAME_MAX) : undefined}
        onChange={({ target }) => onNickname(target.value)}
      />
      <TextArea
        name="description"
        label={intl.formatMessage({ id: 'profile.remark.description' })}
        limit={REMARK_DESCRIPTION_MAX}
        value={description}
        error={isDescriptionLong ? getRule(REMARK_DESCRIPTION_MAX) : undefined}
        onChange={({ target }) => onDescription(target.value)}
      />
    </SheetForm>
  );
}
