import { showToast } from '#design/toast.ts';
import { appealReview } from '#features/reviews/core/contract/reviews.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextDialogValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { ReviewActionDialogProps } from './flag-review-dialog.tsx';

/** An author can appeal against a withholding once. */
export const ReviewAppealDialog = ({ reviewId, onDone, onClose }: ReviewActionDialogProps) => {
  const strings = useStrings();
  const { reviews } = strings;
  const form = useForm<TextDialogValues, TextDialogValues>({
    schema: appealReview.body,
    values: { text: '' },
    send: async (body, _, callOptions) => {
      await callEndpoint(appealReview, { params: { reviewId }, body }, callOptions);
      showToast({ tone: 'success', title: reviews.appealed, text: reviews.appealedText });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.appealFailed, text: failureReasonOf(error, strings) }),
  });
  return (
    <TextDialog
      form={form}
      draftKey={`appeal ${reviewId}`}
      title={reviews.appealTitle}
      lead={reviews.appealLead}
      label={reviews.appealLabel}
      words={{
        send: reviews.sendAppeal,
        sending: reviews.sendingAppeal,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      onClose={onClose}
    />
  );
};
