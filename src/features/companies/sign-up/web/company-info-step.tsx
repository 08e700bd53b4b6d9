import { useCallback, useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { checkRegistration } from '#features/accounts/core/contract/accounts.ts';
import {
  AccountFields,
  type CompanyInfoValues,
  companyInfoFormSchema,
  ScriptRequiredNotice,
  PublicContactCheckbox,
  takenFieldMessages,
} from '#features/accounts/core/web/index.ts';
import { AcceptTermsNote } from '#features/accounts/sign-in/web/index.ts';
import type { Strings } from '#strings/strings.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyCompanyInfo, type StepErrors } from './wizard-state.ts';
import { WizardStepFooter } from './wizard-step-frame.tsx';

interface CompanyInfoStepProps {
  info: CompanyInfoValues;
  refused: StepErrors;
  onTyped: (info: CompanyInfoValues) => void;
  onSubmit: (info: CompanyInfoValues) => void;
}

/** Checks what the registration would refuse, by field: now, not four steps later. The registration decides in the end. */
const wrongIn = async (
  { username, password }: CompanyInfoValues,
  strings: Strings,
): Promise<StepErrors | null> => {
  try {
    await callEndpoint(checkRegistration, { body: { username, password } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return null;
    const { username, password: passwordProblem } = error.wire.fields ?? {};
    const usernameProblem = username
      ? strings.accounts.usernameAlreadyTaken
      : takenFieldMessages(error, strings).username;
    return usernameProblem || passwordProblem
      ? {
          ...(usernameProblem && { username: usernameProblem }),
          ...(passwordProblem && { password: passwordProblem }),
        }
      : null;
  }
};

export const CompanyInfoStep = ({ info, refused, onTyped, onSubmit }: CompanyInfoStepProps) => {
  const strings = useStrings();
  const { accounts } = strings;
  const form = useForm<CompanyInfoValues, CompanyInfoValues>({
    schema: companyInfoFormSchema,
    values: info,
    send: async (values) => {
      const wrong = await wrongIn(values, strings);
      if (wrong) show(wrong);
      else onSubmit(values);
    },
  });
  const { setError, watch, read } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => onTyped(read()));
    return unsubscribe;
  }, [watch, read, onTyped]);
  const show = useCallback(
    (wrong: StepErrors) => {
      const fieldProblems = Object.entries(wrong).filter(([name]) => name in emptyCompanyInfo);
      for (const [index, [name, message]] of fieldProblems.entries()) {
        setError(name as keyof CompanyInfoValues, { message }, { shouldFocus: index === 0 });
      }
    },
    [setError],
  );
  useEffect(() => show(refused), [refused, show]);

  return (
    <Form onSubmit={form.submit} label={accounts.steps[0]}>
      <Stack gap={5}>
        <ScriptRequiredNotice />
        <Field label={accounts.companyName} error={form.errorOf('companyName')}>
          <TextInput {...form.field('companyName')} autoComplete="organization" />
        </Field>
        <AccountFields form={form} phoneWhy={accounts.companyPhoneWhy} />
        <PublicContactCheckbox {...form.field('isContactPublic')} />
        <AcceptTermsNote />
        <WizardStepFooter
          back={
            <Button
              variant="quiet"
              onClick={() => {
                form.reset(emptyCompanyInfo);
                showToast({ title: accounts.formReset, text: accounts.formResetText });
              }}
            >
              {accounts.resetForm}
            </Button>
          }
        >
          <Button type="submit" variant="primary" busy={form.isSending}>
            {accounts.next}
          </Button>
        </WizardStepFooter>
      </Stack>
    </Form>
  );
};
