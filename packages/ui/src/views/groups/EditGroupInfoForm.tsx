import { countCodePoints } from '@quintet/domain/code-points';
import { GROUP_INTRODUCTION_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { GroupNameField, isValidGroupName } from './GroupNameField.tsx';
import styles from './NewGroupForm.module.css';

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
  const { name, introduction, isChanged, errorText, isBusy } = props;
  const intl = useIntl();
  const isTooLong = countCodePoints(introduction.trim()) > GROUP_INTRODUCTION_MAX;
  const canSubmit = isChanged && isValidGroupName(name) && !isTooLong;
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit: props.onSubmit });
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_INTRODUCTION_MAX });
  return (
    <form {...form} className={styles.form}>
      <GroupNameField value={name} onChange={props.onName} />
      <TextArea
        name="introduction"
        label={intl.formatMessage({ id: 'groups.form.introduction' })}
        limit={GROUP_INTRODUCTION_MAX}
        value={introduction}
        error={isTooLong ? rule : undefined}
        onChange={({ target }) => props.onIntroduction(target.value)}
      />
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.form.save" />
      </Button>
    </form>
  );
}
