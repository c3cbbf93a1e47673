import { countCodePoints } from '@quintet/domain/code-points';
import { GROUP_INTRODUCTION_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { SheetForm } from '../../components/SheetForm.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { GroupNameField, isValidGroupName } from './GroupNameField.tsx';

interface EditGroupInfoFormProps {
  name: string;
  introduction: string;
  /** The name or introduction differs from the group's. */
  isChanged: boolean;
  errorText?: string | undefined;
  isBusy: boolean;
  onName: (name: string) => void;
  onIntroduction: (introduction: string) => void;
  onSubmit: () => void;
}

/** Changes a group's name and introduction. */
export function EditGroupInfoForm(props: EditGroupInfoFormProps) {
  const { name, introduction, isChanged } = props;
  const intl = useIntl();
  const isTooLong = countCodePoints(introduction.trim()) > GROUP_INTRODUCTION_MAX;
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_INTRODUCTION_MAX });
  return (
    <SheetForm
      {...props}
      submitLabel={<FormattedMessage id="groups.form.save" />}
      canSubmit={isChanged && isValidGroupName(name) && !isTooLong}
    >
      <GroupNameField value={name} onChange={props.onName} />
      <TextArea
        name="introduction"
        label={intl.formatMessage({ id: 'groups.form.introduction' })}
        limit={GROUP_INTRODUCTION_MAX}
        value={introduction}
        error={isTooLong ? rule : undefined}
        onChange={({ target }) => props.onIntroduction(target.value)}
      />
    </SheetForm>
  );
}
