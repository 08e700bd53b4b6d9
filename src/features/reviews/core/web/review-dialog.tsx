import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { RatingInput } from '#design/rating-input.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import { ReviewPicturesField } from './review-pictures-field.tsx';
import { type ReviewFormOptions, useReviewForm } from './use-review-form.ts';
import { useReviewPictures } from './use-review-pictures.ts';

type ReviewDialogProps = ReviewFormOptions & {
  open?: boolean;
  companyName: string;
  onClose: () => void;
};

export const ReviewDialog = ({ open, companyName, onClose, ...formOptions }: ReviewDialogProps) => {
  const { reviews } = useStrings();
  const pictures = useReviewPictures(formOptions.review);
  const form = useReviewForm({ ...formOptions, sendPictures: pictures.send });
  const isNew = formOptions.review === undefined;
  const mayAdd = formOptions.review?.abilities.mayAddPictures ?? true;
  const isWithheld = formOptions.review?.status === 'rejected';
  const editTexts = isWithheld
    ? { title: reviews.resendTitle, lead: reviews.resendLead, send: reviews.resend }
    : { title: reviews.editTitle, lead: reviews.editLead, send: reviews.saveChanges };
  const title = isNew ? reviews.leaveTitle : editTexts.title;
  const stars = form.watch('rating');
  return (
    <FormDialog
      open={open}
      title={title}
      words={{
        send: isNew ? reviews.submit : editTexts.send,
        sending: isNew ? reviews.submitting : reviews.saving,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      form={form}
      draftKey={
        formOptions.review ? `edit-review ${formOptions.review.id}` : `review ${formOptions.projectId}`
      }
      isIdle={stars === 0 || !(form.isChanged || pictures.isChanged)}
      onClose={onClose}
    >
      <Text>{isNew ? reviews.leaveLead(companyName) : editTexts.lead}</Text>
      <RatingInput
        legend={reviews.rating}
        starLabel={reviews.stars}
        value={stars}
        onChange={(event) =>
          form.setValue('rating', Number(event.currentTarget.value), { shouldDirty: true })
        }
        error={form.errorOf('rating')}
      />
      <Field label={reviews.comment} mark={reviews.optional} error={form.errorOf('comment')}>
        <TextArea {...form.field('comment')} rows={5} />
      </Field>
      {(mayAdd || pictures.storedPictures.length > 0) && (
        <ReviewPicturesField reviewId={formOptions.review?.id} pictures={pictures} mayAdd={mayAdd} />
      )}
      <Checkbox {...form.field('isAnonymous')} label={reviews.postAnonymously} note={reviews.anonymousNote} />
    </FormDialog>
  );
};
