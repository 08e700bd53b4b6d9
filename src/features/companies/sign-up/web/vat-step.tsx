import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  passesSimulatedVatCheck,
  type VatStepValues as Values,
  vatStepFormSchema,
} from '#features/accounts/core/web/index.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { WizardStepFooter } from './wizard-step-frame.tsx';

/** The requirements simulate this check; the real one follows after joining. */
const SIMULATED_MS = 1500;

const simulatedCheck = async (vatNumber: string): Promise<boolean> => {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
  return passesSimulatedVatCheck(vatNumber);
};

interface VatStepProps {
  vat: Values;
  /** The registration refused the number for this reason. */
  refused: string | undefined;
  onTyped: (vat: Values) => void;
  onSubmit: (vat: Values) => void;
  onBack: (vat: Values) => void;
}

export const VatStep = ({ vat, refused, onTyped, onSubmit, onBack }: VatStepProps) => {
  const { accounts } = useStrings();
  const form = useForm<Values, Values>({
    schema: vatStepFormSchema,
    values: vat,
    send: async (values) => {
      if (await simulatedCheck(values.vatNumber)) {
        showToast({ tone: 'success', title: accounts.vatVerified, text: accounts.vatVerifiedText });
        onSubmit(values);
        return;
      }
      showToast({ tone: 'destructive', title: accounts.vatFailed, text: accounts.vatFailedText });
      // The toast disappears after a while; the field stays marked.
      form.setError('vatNumber', { message: accounts.vatInvalid }, { shouldFocus: true });
    },
    onRefused: () => showToast({ tone: 'destructive', title: accounts.vatError, text: accounts.unexpected }),
  });

  const { setError, watch, read } = form;
  useEffect(() => {
    const { unsubscribe } = watch(() => onTyped(read()));
    return unsubscribe;
  }, [watch, read, onTyped]);
  useEffect(() => {
    if (refused) setError('vatNumber', { message: refused }, { shouldFocus: true });
  }, [refused, setError]);

  return (
    <Form onSubmit={form.submit} label={accounts.steps[1]}>
      <Stack gap={5}>
        <Field label={accounts.vatNumber} hint={accounts.vatHint} error={form.errorOf('vatNumber')}>
          <TextInput {...form.field('vatNumber')} autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Field
          label={accounts.registrationNumber}
          mark={accounts.optional}
          error={form.errorOf('registrationNumber')}
        >
          <TextInput {...form.field('registrationNumber')} autoCapitalize="characters" spellCheck={false} />
        </Field>
        <WizardStepFooter
          back={
            <Button onClick={() => onBack(form.read())} disabled={form.isSending}>
              {accounts.back}
            </Button>
          }
        >
          <Button type="submit" variant="primary" busy={form.isSending} busyText={accounts.verifyingVat}>
            {accounts.verifyVat}
          </Button>
        </WizardStepFooter>
      </Stack>
    </Form>
  );
};
