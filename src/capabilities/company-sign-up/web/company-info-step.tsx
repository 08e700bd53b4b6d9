import { useEffect } from 'react';
import {
  AccountFields,
  type CompanyInfo,
  companyInfoForm,
  NeedsScript,
  PublicContact,
  TermsNote,
} from '#accounts/web/index.ts';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { StepFoot } from './step-frame.tsx';
import { emptyInfo, type Refused } from './wizard-state.ts';

interface CompanyInfoStepProps {
  info: CompanyInfo;
  refused: Refused;
  onGiven: (info: CompanyInfo) => void;
}

export const CompanyInfoStep = ({ info, refused, onGiven }: CompanyInfoStepProps) => {
  const { accounts } = useStrings();
  const form = useForm<CompanyInfo, CompanyInfo>({
    schema: companyInfoForm,
    values: info,
    send: async (given) => onGiven(given),
  });
  const { setError } = form;
  useEffect(() => {
    const own = Object.entries(refused).filter(([name]) => name in emptyInfo);
    for (const [index, [name, message]] of own.entries()) {
      setError(name as keyof CompanyInfo, { message }, { shouldFocus: index === 0 });
    }
  }, [refused, setError]);

  return (
    <Form onSubmit={form.submit} label={accounts.steps[0]}>
      <Stack gap={5}>
        <NeedsScript />
        <Field label={accounts.companyName} error={form.errorOf('companyName')}>
          <TextInput {...form.field('companyName')} autoComplete="organization" />
        </Field>
        <AccountFields form={form} />
        <PublicContact {...form.field('isContactPublic')} />
        <TermsNote />
        <StepFoot
          back={
            <Button
              look="quiet"
              onClick={() => {
                form.reset(emptyInfo);
                showToast({ title: accounts.formReset, text: accounts.formResetText });
              }}
            >
              {accounts.resetForm}
            </Button>
          }
        >
          <Button type="submit" look="primary" busy={form.isSending}>
            {accounts.next}
          </Button>
        </StepFoot>
      </Stack>
    </Form>
  );
};
