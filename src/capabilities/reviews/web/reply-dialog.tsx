import { showToast } from '#design/toast.ts';
import { replyToReview } from '#reviews/contract/reviews.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { TextDialog, type TextValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { AboutReviewProps } from './flag-dialog.tsx';

export const ReplyDialog = ({ reviewId, onDone, onClose }: AboutReviewProps) => {
  const strings = useStrings();
  const { reviews } = strings;
  const form = useForm<TextValues, TextValues>({
    schema: replyToReview.body,
    values: { text: '' },
    send: async (body, _, once) => {
      await call(replyToReview, { params: { reviewId }, body }, once);
      showToast({ tone: 'success', title: reviews.replied });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.replyFailed, text: reasonOf(error, strings) }),
  });
  return (
    <TextDialog
      form={form}
      title={reviews.replyTitle}
      lead={reviews.replyLead}
      label={reviews.replyLabel}
      words={{
        send: reviews.publish,
        sending: reviews.publishing,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      onClose={onClose}
    />
  );
};
