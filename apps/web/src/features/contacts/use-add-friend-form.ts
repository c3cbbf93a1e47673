import type { Schemas } from '@quintet/api/types';
import { type Country, findCountry } from '@quintet/domain/auth/countries';
import { normalizePhoneInput } from '@quintet/domain/auth/phone';
import { getContactSearchKind, validateContactSearch } from '@quintet/domain/contacts/search';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import { useFormField } from '../../shared/forms/use-form-field.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { usePhoneValidator } from '../../shared/forms/use-phone-validator.ts';
import { allFriendsQuery } from '../../shared/users/contacts.ts';
import { useAddFriendMutation } from './mutations.ts';
import { searchContact } from './queries.ts';

type PublicUser = Schemas['PublicUser'];

/** A number typed with separators or with the country's dial code. */
const looksLikePhone = (text: string): boolean => /^\+?[\d\s().-]+$/.test(text);

/** The search for a user and their addition (spec §7). Every refusal is the error of the field. */
export function useAddFriendForm(initialText: string) {
  const intl = useIntl();
  const brand = useBrand();
  const [country, setCountry] = useState<Country>(() => findCountry(brand.country)!);
  const [found, setFound] = useState<PublicUser | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const searching = useRef<AbortController>(null);
  const { data: friends } = useQuery(allFriendsQuery());
  const { mutateAsync: add, isPending: isAdding } = useAddFriendMutation();
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const [isPhoneUsed, setIsPhoneUsed] = useState(false);
  const validatePhone = usePhoneValidator(isPhoneUsed);
  const field = useFormField(
    initialText,
    (text) =>
      text === '' ? { message: 'contacts.add.required' } : validateContactSearch(text, country.code, validatePhone),
    ({ message }): Record<string, string> =>
      message === 'auth.phone.invalid' ? { country: intl.formatMessage({ id: country.nameKey }) } : {},
  );
  const kind = getContactSearchKind(field.value);

  function restart(): void {
    searching.current?.abort();
    setFound(null);
    setIsMissing(false);
    clearError();
  }

  async function search(): Promise<void> {
    if (!field.validate()) return;
    restart();
    const { signal } = (searching.current = new AbortController());
    await submit(async () => {
      const user = await searchContact(field.value, kind === 'phone' ? country.code : null, signal);
      setFound(user);
      setIsMissing(user === null);
    });
  }

  const missing = isMissing
    ? intl.formatMessage({ id: kind === 'phone' ? 'contacts.add.phone-not-found' : 'contacts.add.id-not-found' })
    : undefined;
  const error = errorText ?? missing ?? field.error;
  return {
    country,
    setCountry: (next: Country): void => {
      restart();
      setCountry(next);
    },
    search,
    view: {
      contact: {
        value: field.value,
        hint: field.hint,
        ...(error !== undefined && { error }),
        change: (text: string): void => {
          restart();
          const isPhone = looksLikePhone(text);
          if (isPhone) setIsPhoneUsed(true);
          field.change(isPhone ? normalizePhoneInput(text, country.dialCode) : text.trim());
        },
        onBlur: field.onBlur,
      },
      country: kind === 'phone' ? country : null,
      found: found && {
        id: found.id,
        name: found.remark_nickname ?? found.nickname,
        username: found.username,
        introduction: found.introduction,
        avatar: found.avatar_thumbnail ?? found.avatar,
        isFriend: friends?.some(({ id }) => id === found.id) ?? found.is_contact,
      },
      isSearching: isBusy && !isAdding,
      isAdding,
      onSearch: () => void search(),
      onAdd: ({ id }: { id: string }) =>
        void submit(async () => {
          await add(id);
          setFound((user) => user && { ...user, is_contact: true });
        }),
    },
  };
}
