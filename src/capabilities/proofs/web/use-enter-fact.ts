import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactKind } from '#companies/rules/facts.ts';
import { showToast } from '#design/toast.ts';
import { DOCUMENT_TYPES, faultOf } from '#kernel/sent-file.ts';
import { type EnteredFact, enterFact, factForms, uploadFactDocument } from '#proofs/contract/proofs.ts';
import { call } from '#web/api-client.ts';
import { useForm } from '#web/form/use-form.ts';
import { reasonOf } from '#web/reason.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import type { EnterFactProps } from './enter-fact-props.ts';
import { keepFacts } from './questions.ts';

export const FACT_DOCUMENT_TYPES = [...DOCUMENT_TYPES, 'image/jpeg', 'image/png'] as const;

interface Values {
  kind: FactKind;
  number: string;
  insurer: string;
  expiresOn: string;
}

/** What it begins with: what was entered last. Another insurance ends on another day. */
const startOf = ({ fact: { kind, settled, open }, registrationNumber }: EnterFactProps): Values => {
  const known = open ?? settled;
  return {
    kind,
    number: known?.number ?? (kind === 'registration' ? (registrationNumber ?? '') : ''),
    insurer: known?.insurer ?? '',
    expiresOn: open?.expiresOn ?? '',
  };
};

const useDocument = () => {
  const { facts } = useStrings();
  const [document, setDocument] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const faults = { type: facts.documentType, size: facts.documentSize };
  const choose = (file: File) => {
    const fault = faultOf(file, FACT_DOCUMENT_TYPES);
    setDocument(fault ? null : file);
    setError(fault && faults[fault]);
  };
  return { document, error, setError, choose };
};

/** First what is entered is sent, then its document: without one nobody looks at it. */
export const useEnterFact = (props: EnterFactProps) => {
  const { fact, onClose } = props;
  const client = useQueryClient();
  const strings = useStrings();
  const { facts } = strings;
  const { document, error, setError, choose } = useDocument();
  const sendDocument = async (file: File) => {
    try {
      keepFacts(client, await sendFile(uploadFactDocument, file, { params: { kind: fact.kind } }));
      return true;
    } catch (failure) {
      setError(reasonOf(failure, strings));
      return false;
    }
  };
  const form = useForm<Values, EnteredFact>({
    schema: factForms[fact.kind],
    values: startOf(props),
    send: async (body) => {
      if (!document && !fact.open?.document) return setError(facts.documentRequired);
      keepFacts(client, await call(enterFact, { body }));
      if (document && !(await sendDocument(document))) return undefined;
      showToast({ tone: 'success', title: facts.sent, text: facts.sentText });
      return onClose();
    },
    onRefused: (refusal) =>
      showToast({ tone: 'destructive', title: facts.failed, text: reasonOf(refusal, strings) }),
  });
  return { form, document, error, choose };
};
