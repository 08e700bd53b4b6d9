import { Dialog, DialogBody } from '../../../../design/dialog.tsx';
import { Terms } from '../../../../design/facts.tsx';
import { formatLongDate } from '../../../../kernel/dates.ts';
import { useStrings } from '../../../../web/strings.tsx';
import type { CompletedProject } from '../../contract.ts';
import { formatEuros } from '../../rules.ts';
import { Carousel } from './carousel.tsx';
import styles from './project-dialog.module.css';
import { ReviewItem } from './review-item.tsx';

interface ProjectDialogProps {
  project: CompletedProject;
  onClose: () => void;
}

export const ProjectDialog = ({ project, onClose }: ProjectDialogProps) => {
  const { companies } = useStrings();
  const { title, description, completedAt, gallery } = project;
  const completed = formatLongDate(new Date(completedAt));
  return (
    <Dialog open onClose={onClose} size="wide" title={title} closeLabel={companies.close}>
      <DialogBody>
        <div className={styles.parts}>
          {gallery.length > 0 && <Carousel pictures={gallery} />}
          <section>
            {description && <p className={styles.description}>{description}</p>}
            <p className={styles.date}>
              <time dateTime={completedAt}>{companies.completedOn(completed)}</time>
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
  const { companies } = useStrings();
  const { budget, gallery } = project;
  return (
    <section className={styles.summary}>
      <h3>{companies.summary}</h3>
      <Terms
        terms={[
          { term: companies.status, value: companies.completed },
          { term: companies.photoCount, value: gallery.length },
          { term: companies.budget, value: budget === null ? companies.noBudget : formatEuros(budget) },
          { term: companies.completionDate, value: completed },
        ]}
      />
    </section>
  );
};

const Reviews = ({ project: { reviews } }: Pick<ProjectDialogProps, 'project'>) => {
  const { companies } = useStrings();
  return (
    <section>
      <h3>{companies.projectReviews}</h3>
      {reviews.length === 0 ? (
        <p className={styles.date}>{companies.notReviewed}</p>
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
