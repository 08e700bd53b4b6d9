import { showToast } from '#design/toast.ts';
import { flagReview, reviewReasonFormSchema } from '#features/reviews/core/contract/reviews.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextDialogValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export interface ReviewActionDialogProps {
  reviewId: number;
  onDone: () => void;
  onClose: () => void;
}

export const FlagReviewDialog = ({ reviewId, onDone, onClose }: ReviewActionDialogProps) => {
  const strings = useStrings();
  const { reviews } = strings;
  const form = useForm<TextDialogValues, TextDialogValues>({
    schema: reviewReasonFormSchema,
    values: { text: '' },
    send: async ({ text }, _, callOptions) => {
      await callEndpoint(flagReview, { params: { reviewId }, body: { reason: text } }, callOptions);
      showToast({ tone: 'success', title: reviews.flaggedTitle, text: reviews.flaggedText });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.flagFailed, text: failureReasonOf(error, strings) }),
  });
  return (
    <TextDialog
      form={form}
      draftKey={`flag ${reviewId}`}
      title={reviews.flagTitle}
      lead={reviews.flagLead}
      label={reviews.reason}
      words={{
        send: reviews.report,
        sending: reviews.reporting,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      onClose={onClose}
    />
  );
};
