import type * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { TextInput } from '#design/text-input.tsx';
import { joinPhonePrefix } from '#features/accounts/core/rules/phone-numbers.ts';
import {
  AccountFields,
  ScriptRequiredNotice,
  PHONE_PREFIXES,
  PublicContactCheckbox,
  registrationFormSchema,
  useCompleteSignIn,
} from '#features/accounts/core/web/index.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { SentenceWithTermsLinks } from './sentence-with-terms-links.tsx';
import { useRegisterAccount } from './use-register-account.ts';
import { useRegistrationToasts } from './use-registration-toasts.ts';

type Values = z.output<typeof registrationFormSchema>;

const empty: Values = {
  userType: 'private',
  username: '',
  email: '',
  phonePrefix: PHONE_PREFIXES[0],
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  companyName: '',
  vatNumber: '',
  isContactPublic: false,
  acceptsTerms: false,
  rememberMe: false,
};

const bodyOf = (values: Values) => {
  const { userType, username, email, password, confirmPassword, rememberMe } = values;
  const isCompany = userType === 'company';
  return {
    userType,
    username,
    email,
    password,
    confirmPassword,
    rememberMe,
    phoneNumber: values.phoneNumber.trim() === '' ? null : joinPhonePrefix(values),
    companyName: isCompany ? values.companyName : null,
    vatNumber: isCompany ? values.vatNumber : null,
    isContactPublic: isCompany && values.isContactPublic,
  };
};

/** The generic form serves private users and companies, with an optional phone. */
export const RegisterForm = () => {
  const { accounts } = useStrings();
  const enter = useCompleteSignIn();
  const toasts = useRegistrationToasts();
  const register = useRegisterAccount();
  const form = useForm<Values, Values>({
    schema: registrationFormSchema,
    values: empty,
    send: async (values) => {
      const user = await register(bodyOf(values));
      toasts.succeeded(user);
      enter(user);
    },
    onRefused: (error) => toasts.failed(error, form.setError),
  });
  const userType = form.watch('userType');

  return (
    <Form onSubmit={form.submit} label={accounts.register}>
      <Stack gap={5}>
        <ScriptRequiredNotice />
        <SegmentedControl
          label={accounts.accountType}
          stretch
          value={userType}
          onChange={(value) => form.setValue('userType', value)}
          options={[
            { value: 'private', label: accounts.privateUser, icon: 'person' },
            { value: 'company', label: accounts.companyType, icon: 'crane' },
          ]}
        />
        {userType === 'company' && (
          <TwoColumns>
            <Field label={accounts.companyName} error={form.errorOf('companyName')}>
              <TextInput {...form.field('companyName')} autoComplete="organization" />
            </Field>
            <Field label={accounts.vatNumber} hint={accounts.vatHint} error={form.errorOf('vatNumber')}>
              <TextInput {...form.field('vatNumber')} autoCapitalize="characters" spellCheck={false} />
            </Field>
          </TwoColumns>
        )}
        <AccountFields form={form} isPhoneOptional />
        <Stack gap={3}>
          {userType === 'company' && <PublicContactCheckbox {...form.field('isContactPublic')} />}
          <Checkbox
            label={<SentenceWithTermsLinks text={accounts.accept} />}
            error={form.errorOf('acceptsTerms')}
            required
            {...form.field('acceptsTerms')}
          />
          <Checkbox label={accounts.rememberMe} {...form.field('rememberMe')} />
        </Stack>
        <Button
          type="submit"
          variant="primary"
          wide
          busy={form.isSending}
          busyText={accounts.creatingAccount}
        >
          {accounts.createAccount}
        </Button>
      </Stack>
    </Form>
  );
};
