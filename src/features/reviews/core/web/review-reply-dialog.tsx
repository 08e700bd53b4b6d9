import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import type { PublicReview } from '#features/reviews/core/contract/review-schemas.ts';
import { changeReply, replyToReview } from '#features/reviews/core/contract/reviews.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import type { TextDialogValues } from '#web/form/text-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { ReviewActionDialogProps } from './flag-review-dialog.tsx';
import { ReviewReply } from './review-reply.tsx';

interface ReplyDialogProps extends ReviewActionDialogProps {
  companyName: string;
  /** It is null unless an earlier reply is changed. */
  previous: PublicReview['reply'];
  isMonth: boolean;
}

/** The dialog previews the reply as everybody will read it. */
export const ReviewReplyDialog = ({
  reviewId,
  companyName,
  previous,
  isMonth,
  onDone,
  onClose,
}: ReplyDialogProps) => {
  const strings = useStrings();
  const { reviews } = strings;
  const form = useForm<TextDialogValues, TextDialogValues>({
    schema: replyToReview.body,
    values: { text: previous?.text ?? '' },
    send: async (body, _, callOptions) => {
      const request = { params: { reviewId }, body };
      await (previous
        ? callEndpoint(changeReply, request)
        : callEndpoint(replyToReview, request, callOptions));
      showToast({ tone: 'success', title: previous ? reviews.replyChanged : reviews.replied });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.replyFailed, text: failureReasonOf(error, strings) }),
  });
  const text = form.watch('text').trim();
  return (
    <FormDialog
      form={form}
      draftKey={`reply ${reviewId}`}
      title={previous ? reviews.changeReplyTitle : reviews.replyTitle}
      words={{
        send: previous ? reviews.saveReply : reviews.publish,
        sending: previous ? reviews.savingReply : reviews.publishing,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      isIdle={text === '' || text === previous?.text}
      onClose={onClose}
    >
      <Text>{reviews.replyLead}</Text>
      <Field label={reviews.replyLabel} error={form.errorOf('text')}>
        <TextArea {...form.field('text')} rows={4} />
      </Field>
      {text !== '' && (
        <Stack gap={2}>
          <Text size="small">{reviews.replyPreview}</Text>
          <ReviewReply
            from={reviews.replyOf(companyName)}
            reply={{ text, createdAt: previous?.createdAt ?? null }}
            isMonth={isMonth}
          />
        </Stack>
      )}
    </FormDialog>
  );
};
