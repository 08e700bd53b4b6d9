import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import {
  proofFormSchemaByKind,
  type SubmittedProof,
  submitProof,
  uploadProofDocument,
} from '#features/companies/proofs/contract/proofs.ts';
import { DOCUMENT_TYPES, whyNotUpload } from '#kernel/uploaded-file.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { cacheProofs } from './queries.ts';
import type { SubmitProofProps } from './submit-proof-props.ts';

export const PROOF_DOCUMENT_TYPES = [...DOCUMENT_TYPES, 'image/jpeg', 'image/png'] as const;

interface Values {
  kind: ProofKind;
  number: string;
  insurer: string;
  expiresOn: string;
}

/** Starts with the last values, except the expiry: another insurance ends on another day. */
const startOf = ({ proof: { kind, settled, open }, registrationNumber }: SubmitProofProps): Values => {
  const current = open ?? settled;
  return {
    kind,
    number: current?.number ?? (kind === 'registration' ? (registrationNumber ?? '') : ''),
    insurer: current?.insurer ?? '',
    expiresOn: open?.expiresOn ?? '',
  };
};

const useDocument = () => {
  const { proofs } = useStrings();
  const [document, setDocument] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const faults = { type: proofs.documentType, size: proofs.documentSize };
  const choose = (file: File) => {
    const fault = whyNotUpload(file, PROOF_DOCUMENT_TYPES);
    setDocument(fault ? null : file);
    setError(fault && faults[fault]);
  };
  return { document, error, setError, choose };
};

/** An insurance is useless before somebody looked at it; a number stands on the company's documents at once. */
export const proofNeedsDocument = (kind: ProofKind) => kind === 'insurance';

/** Sends the data first, then the document: without one nobody looks at it, and it can follow later. */
export const useSubmitProof = (props: SubmitProofProps) => {
  const { proof, wayBack, onClose } = props;
  const client = useQueryClient();
  const strings = useStrings();
  const { proofs } = strings;
  const { document, error, setError, choose } = useDocument();
  const sendDocument = async (file: File) => {
    try {
      cacheProofs(client, await sendFile(uploadProofDocument, file, { params: { kind: proof.kind } }));
      return true;
    } catch (failure) {
      setError(failureReasonOf(failure, strings));
      return false;
    }
  };
  const form = useForm<Values, SubmittedProof>({
    schema: proofFormSchemaByKind[proof.kind],
    values: startOf(props),
    send: async (body) => {
      const hasDocument = document !== null || Boolean(proof.open?.document);
      if (!hasDocument && proofNeedsDocument(proof.kind)) {
        setError(proofs.documentRequired);
        return false;
      }
      cacheProofs(client, await callEndpoint(submitProof, { body }));
      if (document && !(await sendDocument(document))) return false;
      showToast({
        tone: 'success',
        title: hasDocument ? proofs.sent : proofs.stated,
        text: hasDocument ? proofs.sentText : proofs.statedText,
        action: wayBack,
      });
      onClose();
      return true;
    },
    onRefused: (refusal) =>
      showToast({ tone: 'destructive', title: proofs.failed, text: failureReasonOf(refusal, strings) }),
  });
  return { form, document, error, choose };
};
