import { Button } from '../../../design/button.tsx';
import { Checkbox } from '../../../design/checkbox.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { Stack } from '../../../design/layout.tsx';
import { RatingInput } from '../../../design/rating-input.tsx';
import { Text } from '../../../design/text.tsx';
import { TextArea } from '../../../design/text-area.tsx';
import { Form } from '../../../web/form/form.tsx';
import { useStrings } from '../../../web/strings.tsx';
import { type ReviewFormTerms, useReviewForm } from './review-form.ts';

interface ReviewDialogProps extends ReviewFormTerms {
  companyName: string;
  onClose: () => void;
}

/** Writes a review, or changes one. */
export const ReviewDialog = ({ companyName, onClose, ...terms }: ReviewDialogProps) => {
  const { reviews } = useStrings();
  const form = useReviewForm(terms);
  const isNew = terms.review === undefined;
  const title = isNew ? reviews.leaveTitle : reviews.editTitle;
  const stars = form.watch('rating');
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={reviews.close} locked={form.isSending}>
      <Form onSubmit={form.submit} label={title}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{isNew ? reviews.leaveLead(companyName) : reviews.editLead}</Text>
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
            <Checkbox
              {...form.field('isAnonymous')}
              label={reviews.postAnonymously}
              note={reviews.anonymousNote}
            />
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {reviews.cancel}
          </Button>
          <Button
            type="submit"
            look="primary"
            disabled={stars === 0 || !form.isChanged}
            busy={form.isSending}
            busyText={isNew ? reviews.submitting : reviews.saving}
          >
            {isNew ? reviews.submit : reviews.saveChanges}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
