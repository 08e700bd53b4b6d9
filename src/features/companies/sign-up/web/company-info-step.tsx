import { useCallback, useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { checkRegistration } from '#features/accounts/core/contract/accounts.ts';
import {
  AccountFields,
  type CompanyInfo,
  companyInfoForm,
  NeedsScript,
  PublicContact,
  takenFieldMessages,
} from '#features/accounts/core/web/index.ts';
import { TermsNote } from '#features/accounts/sign-in/web/index.ts';
import type { Strings } from '#strings/strings.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { StepFoot } from './step-frame.tsx';
import { emptyInfo, type StepErrors } from './wizard-state.ts';

interface CompanyInfoStepProps {
  info: CompanyInfo;
  refused: StepErrors;
  onTyped: (info: CompanyInfo) => void;
  onSubmit: (info: CompanyInfo) => void;
}

/** Checks what the registration would refuse, by field: now, not four steps later. The registration decides in the end. */
const wrongIn = async ({ username, password }: CompanyInfo, strings: Strings): Promise<StepErrors | null> => {
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
  const form = useForm<CompanyInfo, CompanyInfo>({
    schema: companyInfoForm,
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
      const fieldProblems = Object.entries(wrong).filter(([name]) => name in emptyInfo);
      for (const [index, [name, message]] of fieldProblems.entries()) {
        setError(name as keyof CompanyInfo, { message }, { shouldFocus: index === 0 });
      }
    },
    [setError],
  );
  useEffect(() => show(refused), [refused, show]);

  return (
    <Form onSubmit={form.submit} label={accounts.steps[0]}>
      <Stack gap={5}>
        <NeedsScript />
        <Field label={accounts.companyName} error={form.errorOf('companyName')}>
          <TextInput {...form.field('companyName')} autoComplete="organization" />
        </Field>
        <AccountFields form={form} phoneWhy={accounts.companyPhoneWhy} />
        <PublicContact {...form.field('isContactPublic')} />
        <TermsNote />
        <StepFoot
          back={
            <Button
              variant="quiet"
              onClick={() => {
                form.reset(emptyInfo);
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
        </StepFoot>
      </Stack>
    </Form>
  );
};
