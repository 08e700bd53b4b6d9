import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useFileChooser } from '#design/use-file-chooser.tsx';
import { formatFileSize } from '#kernel/uploaded-file.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import type { SubmitProofProps } from './submit-proof-props.ts';
import { proofNeedsDocument, PROOF_DOCUMENT_TYPES, useSubmitProof } from './use-submit-proof.ts';

type Entering = ReturnType<typeof useSubmitProof>;

/** Edits the number, the expiry and the document of one proof. */
export const SubmitProofDialog = (props: SubmitProofProps) => {
  const { proofs } = useStrings();
  const entering = useSubmitProof(props);
  const { form } = entering;
  const { kind, open } = props.proof;
  return (
    <FormDialog
      title={proofs.kinds[kind]}
      words={{ send: proofs.send, sending: proofs.sending, cancel: proofs.cancel, close: proofs.close }}
      form={form}
      draftKey={`proof ${kind}`}
      onClose={props.onClose}
    >
      {kind === 'insurance' && (
        <Field label={proofs.insurer} error={form.errorOf('insurer')}>
          <TextInput {...form.field('insurer')} />
        </Field>
      )}
      <Field label={proofs.numbers[kind]} error={form.errorOf('number')}>
        <TextInput
          {...form.field('number')}
          placeholder={kind === 'registration' ? proofs.rcsPlaceholder : undefined}
        />
      </Field>
      {kind !== 'registration' && (
        <Field
          label={proofs.lastDay}
          mark={kind === 'permit' && proofs.optional}
          error={form.errorOf('expiresOn')}
        >
          <TextInput {...form.field('expiresOn')} type="date" />
        </Field>
      )}
      <DocumentField
        entering={entering}
        storedName={open?.document?.name}
        mark={proofNeedsDocument(kind) ? undefined : proofs.optional}
      />
    </FormDialog>
  );
};

interface DocumentFieldProps {
  entering: Entering;
  storedName: string | undefined;
  mark: string | undefined;
}

const DocumentField = ({ entering, storedName, mark }: DocumentFieldProps) => {
  const { proofs } = useStrings();
  const { document, choose, error } = entering;
  const chooser = useFileChooser(PROOF_DOCUMENT_TYPES, ([file]) => file && choose(file));
  const chosenText = document && proofs.documentChosen(document.name, formatFileSize(document.size));
  return (
    <Field
      label={proofs.document}
      mark={mark}
      hint={
        chosenText ??
        (storedName ? proofs.documentKept(storedName) : mark ? proofs.documentLater : proofs.documentHint)
      }
      error={error}
    >
      {chooser.input}
      <Button icon="document" onClick={chooser.choose}>
        {proofs.chooseDocument}
      </Button>
    </Field>
  );
};
