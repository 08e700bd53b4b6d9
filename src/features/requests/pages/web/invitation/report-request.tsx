import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { showToast } from '#design/toast.ts';
import { reportRequest } from '#features/requests/core/contract/report-request.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { refetchInvitations } from '#features/requests/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextDialogValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

const schema = z.object({ text: reportRequest.body.shape.reason });

/** Below everything else, a company reports a fake or insulting request to the moderators. */
export const ReportRequest = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  if (!request.abilities.mayReport) return null;
  return (
    <p>
      <Button variant="quiet" size="small" icon={signedInIcons.flag} onClick={() => setIsOpen(true)}>
        {asking.report}
      </Button>
      {isOpen && <ReportDialog request={request} onClose={() => setIsOpen(false)} />}
    </p>
  );
};

const ReportDialog = ({
  request: {
    id,
    client: { name },
  },
  onClose,
}: {
  request: Request;
  onClose: () => void;
}) => {
  const strings = useStrings();
  const { asking } = strings;
  const client = useQueryClient();
  const form = useForm<TextDialogValues, TextDialogValues>({
    schema,
    values: { text: '' },
    send: async ({ text }) => {
      await callEndpoint(reportRequest, { params: { id }, body: { reason: text } });
      showToast({ tone: 'success', title: asking.reported, text: asking.reportedText });
      refetchInvitations(client);
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: asking.failed, text: failureReasonOf(error, strings) }),
  });
  return (
    <TextDialog
      form={form}
      draftKey={`report-request ${id}`}
      title={asking.report}
      lead={asking.reportLead(name)}
      label={asking.reportReason}
      words={{
        send: asking.sendReport,
        sending: asking.sendingReport,
        cancel: asking.cancel,
        close: asking.cancel,
      }}
      onClose={onClose}
    />
  );
};
