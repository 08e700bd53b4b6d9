import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { formatSize } from '#kernel/sent-file.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import type { EnterFactProps } from './enter-fact-props.ts';
import { FACT_DOCUMENT_TYPES, useEnterFact } from './use-enter-fact.ts';

type Entering = ReturnType<typeof useEnterFact>;

/** The number, the days and the document of one fact. */
export const EnterFact = (props: EnterFactProps) => {
  const { facts } = useStrings();
  const entering = useEnterFact(props);
  const { form } = entering;
  const { kind, open } = props.fact;
  return (
    <FormDialog
      title={facts.kinds[kind]}
      words={{ send: facts.send, sending: facts.sending, cancel: facts.cancel, close: facts.close }}
      form={form}
      onClose={props.onClose}
    >
      {kind === 'insurance' && (
        <Field label={facts.insurer} error={form.errorOf('insurer')}>
          <TextInput {...form.field('insurer')} />
        </Field>
      )}
      <Field label={facts.numbers[kind]} error={form.errorOf('number')}>
        <TextInput
          {...form.field('number')}
          placeholder={kind === 'registration' ? facts.rcsPlaceholder : undefined}
        />
      </Field>
      {kind !== 'registration' && (
        <Field
          label={facts.lastDay}
          mark={kind === 'permit' && facts.optional}
          error={form.errorOf('expiresOn')}
        >
          <TextInput {...form.field('expiresOn')} type="date" />
        </Field>
      )}
      <DocumentField entering={entering} kept={open?.document?.name} />
    </FormDialog>
  );
};

const DocumentField = ({ entering, kept }: { entering: Entering; kept: string | undefined }) => {
  const { facts } = useStrings();
  const { document, choose, error } = entering;
  const chooser = useFileChooser(FACT_DOCUMENT_TYPES, ([file]) => file && choose(file));
  const chosen = document && facts.documentChosen(document.name, formatSize(document.size));
  return (
    <Field
      label={facts.document}
      hint={chosen ?? (kept ? facts.documentKept(kept) : facts.documentHint)}
      error={error}
    >
      {chooser.input}
      <Button icon="document" onClick={chooser.choose}>
        {facts.chooseDocument}
      </Button>
    </Field>
  );
};
