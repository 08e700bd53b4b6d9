import { Checkbox } from '#design/checkbox.tsx';
import { Field } from '#design/field.tsx';
import { RatingInput } from '#design/rating-input.tsx';
import { Text } from '#design/text.tsx';
import { TextArea } from '#design/text-area.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useStrings } from '#web/strings.tsx';
import { PicturesField } from './pictures-field.tsx';
import { type ReviewFormTerms, useReviewForm } from './review-form.ts';
import { useReviewPictures } from './use-review-pictures.ts';

type ReviewDialogProps = ReviewFormTerms & {
  open?: boolean;
  companyName: string;
  onClose: () => void;
};

/** Writes a review, or changes one. */
export const ReviewDialog = ({ open, companyName, onClose, ...terms }: ReviewDialogProps) => {
  const { reviews } = useStrings();
  const pictures = useReviewPictures(terms.review);
  const form = useReviewForm({ ...terms, sendPictures: pictures.send });
  const isNew = terms.review === undefined;
  const mayAdd = terms.review?.abilities.mayAddPictures ?? true;
  const isWithheld = terms.review?.status === 'rejected';
  const changed = isWithheld
    ? { title: reviews.resendTitle, lead: reviews.resendLead, send: reviews.resend }
    : { title: reviews.editTitle, lead: reviews.editLead, send: reviews.saveChanges };
  const title = isNew ? reviews.leaveTitle : changed.title;
  const stars = form.watch('rating');
  return (
    <FormDialog
      open={open}
      title={title}
      words={{
        send: isNew ? reviews.submit : changed.send,
        sending: isNew ? reviews.submitting : reviews.saving,
        cancel: reviews.cancel,
        close: reviews.close,
      }}
      form={form}
      keptAs={terms.review ? `edit-review ${terms.review.id}` : `review ${terms.projectId}`}
      isIdle={stars === 0 || !(form.isChanged || pictures.isChanged)}
      onClose={onClose}
    >
      <Text>{isNew ? reviews.leaveLead(companyName) : changed.lead}</Text>
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
      {(mayAdd || pictures.kept.length > 0) && (
        <PicturesField reviewId={terms.review?.id} pictures={pictures} mayAdd={mayAdd} />
      )}
      <Checkbox {...form.field('isAnonymous')} label={reviews.postAnonymously} note={reviews.anonymousNote} />
    </FormDialog>
  );
};
