import { INTRODUCTION_LENGTH_MAX, NICKNAME_LENGTH_RANGE, USERNAME_LENGTH_RANGE } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { AvatarField } from '../../components/AvatarField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './EditProfileView.module.css';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsSection } from './SettingsSection.tsx';

interface EditProfileViewProps {
  profile: { id: string; nickname: string; avatar: string | null };
  nickname: FormField;
  username: FormField;
  introduction: FormField;
  errorText?: string | undefined;
  isUploading: boolean;
  canSubmit: boolean;
  isBusy: boolean;
  onBack: () => void;
  onPicture: (file: File) => void;
  onSubmit: () => void;
}

/** Edit profile: nickname, account ID, bio and avatar (spec §2, §5). */
export function EditProfileView(props: EditProfileViewProps) {
  const { profile, nickname, username, introduction, isUploading, canSubmit, isBusy } = props;
  const intl = useIntl();
  const form = useNativeFormProps(props);
  return (
    <SettingsLayout wide="form" title={intl.formatMessage({ id: 'profile.edit.title' })} onBack={props.onBack}>
      <form {...form} className={styles.form}>
        <AvatarField
          avatar={{ id: profile.id, name: profile.nickname, src: profile.avatar }}
          isUploading={isUploading}
          onPicture={props.onPicture}
        >
          <FormattedMessage id={isUploading ? 'profile.edit.uploading' : 'profile.edit.picture'} />
        </AvatarField>
        <SettingsSection isPadded>
          <div className={styles.fields}>
            <TextField
              name="nickname"
              label={intl.formatMessage({ id: 'profile.edit.nickname' })}
              autoComplete="nickname"
              maxLength={2 * NICKNAME_LENGTH_RANGE.max}
              {...getFieldInputProps(nickname)}
              hint={intl.formatMessage({ id: 'profile.edit.nickname-rule' }, { ...NICKNAME_LENGTH_RANGE })}
            />
            <TextField
              name="username"
              label={intl.formatMessage({ id: 'profile.edit.username' })}
              autoComplete="off"
              isExact
              maxLength={2 * USERNAME_LENGTH_RANGE.max}
              {...getFieldInputProps(username)}
              hint={intl.formatMessage({ id: 'auth.register.username-rule' }, { ...USERNAME_LENGTH_RANGE })}
            />
            <TextArea
              name="introduction"
              label={intl.formatMessage({ id: 'profile.edit.introduction' })}
              placeholder={intl.formatMessage({ id: 'profile.edit.introduction-placeholder' })}
              limit={INTRODUCTION_LENGTH_MAX}
              {...getFieldInputProps(introduction)}
            />
          </div>
          <FormAlert>{props.errorText}</FormAlert>
          <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
            <FormattedMessage id="profile.edit.save" />
          </Button>
        </SettingsSection>
      </form>
    </SettingsLayout>
  );
}
