import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import {
  removeSecondFactor,
  secondFactorFormSchema,
} from '#features/accounts/sign-in/contract/second-factor.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface CodeDialogProps {
  words: { title: string; text: string; send: string; sending: string };
  variant?: 'destructive';
  send: (body: { code: string }) => Promise<void>;
  onClose: () => void;
}

/** A change to the codes is confirmed with one of them. */
export const SecondFactorCodeDialog = ({ words, variant, send, onClose }: CodeDialogProps) => {
  const { secondFactor: strings } = useStrings();
  const fail = useAccountFailureToast();
  const form = useForm<{ code: string }, { code: string }>({
    schema: secondFactorFormSchema,
    values: { code: '' },
    send,
    onRefused: (error) => {
      if (error.is(removeSecondFactor, 'wrongSecondFactor'))
        form.setError('code', { message: error.wire.message ?? '' }, { shouldFocus: true });
      else fail(error, strings.failed);
    },
  });
  return (
    <FormDialog
      title={words.title}
      words={{ send: words.send, sending: words.sending, cancel: strings.cancel, close: strings.close }}
      form={form}
      draftKey={null}
      {...(variant && { variant })}
      isIdle={!form.isChanged && !form.isSending}
      onClose={onClose}
    >
      <Text>{words.text}</Text>
      <Field label={strings.code} hint={strings.anyCodeHint} error={form.errorOf('code')}>
        <TextInput
          {...form.field('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
};
