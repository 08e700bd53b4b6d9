import { Dialog, DialogBody } from '#design/dialog.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import type { CompletedProject } from '#features/companies/profile/contract/company-profile.ts';
import { type UserTextData, useTranslation } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { PictureCarousel } from './picture-carousel.tsx';
import styles from './project-dialog.module.css';
import { ReviewItem } from './review-item.tsx';

interface ProjectDialogProps {
  project: CompletedProject;
  onClose: () => void;
}

/** One press translates the title and the description. */
const wordsOf = ({ id, title, description }: CompletedProject): UserTextData[] => [
  { of: 'title', id, text: title },
  ...(description ? [{ of: 'project' as const, id, text: description }] : []),
];

export const ProjectDialog = ({ project, onClose }: ProjectDialogProps) => {
  const format = useFormat();
  const { profileDialogs } = useStrings();
  const { completedAt, gallery, captionTranslation } = project;
  const { texts, lang, action: act } = useTranslation(wordsOf(project), project.translation);
  const [title, description] = texts;
  const completed = format.longDate(new Date(completedAt));
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={<span lang={lang}>{title}</span>}
      closeLabel={profileDialogs.close}
    >
      <DialogBody>
        <div className={styles.parts}>
          {gallery.length > 0 && <PictureCarousel pictures={gallery} translation={captionTranslation} />}
          <section>
            {description && (
              <p className={styles.description} lang={lang}>
                {description}
              </p>
            )}
            {act}
            <p className={styles.date}>
              <time dateTime={completedAt}>{profileDialogs.completedOn(completed)}</time>
            </p>
          </section>
          <Summary project={project} completed={completed} />
          <Reviews project={project} />
        </div>
      </DialogBody>
    </Dialog>
  );
};

const Summary = ({ project, completed }: Pick<ProjectDialogProps, 'project'> & { completed: string }) => {
  const format = useFormat();
  const { profile, profileDialogs } = useStrings();
  const { budget, budgetWords, gallery } = project;
  return (
    <section className={styles.summary}>
      <h3>{profileDialogs.summary}</h3>
      <DescriptionList
        items={[
          { term: profileDialogs.status, value: profileDialogs.completed },
          { term: profileDialogs.photoCount, value: gallery.length },
          {
            term: profileDialogs.budget,
            value: budget === null ? (budgetWords ?? profile.noBudget) : format.euros(budget),
          },
          { term: profileDialogs.completionDate, value: completed },
        ]}
      />
    </section>
  );
};

const Reviews = ({ project: { reviews } }: Pick<ProjectDialogProps, 'project'>) => {
  const { profile, profileDialogs } = useStrings();
  return (
    <section>
      <h3>{profileDialogs.projectReviews}</h3>
      {reviews.length === 0 ? (
        <p className={styles.date}>{profile.notReviewed}</p>
      ) : (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
    </section>
  );
};
