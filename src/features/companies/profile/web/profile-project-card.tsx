import { Anchor } from '#design/anchor.tsx';
import { Card, CardBody, CardCover } from '#design/card.tsx';
import { StarRating } from '#design/star-rating.tsx';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { CompletedProject } from '#features/companies/profile/contract/company-profile.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './profile-project-card.module.css';

interface ProjectCardProps {
  project: CompletedProject;
  href: string;
  onOpen: () => void;
}

/** The whole card opens the project's details; the title is the link. */
export const ProfileProjectCard = ({ project, href, onOpen }: ProjectCardProps) => {
  const { profile } = useStrings();
  const { title, description, budget, budgetWords } = project;
  const format = useFormat();
  const lang = useLangAttribute(project.translation);
  return (
    <Card className={styles.card}>
      <Cover project={project} />
      <CardBody>
        <h3 lang={lang}>
          <Anchor href={href} stay onClick={onOpen} className={styles.link} aria-haspopup="dialog">
            {title}
          </Anchor>
        </h3>
        {description && (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
        <div className={styles.foot}>
          <b>{budget === null ? (budgetWords ?? profile.noBudget) : format.euros(budget)}</b>
          <Rating project={project} />
        </div>
      </CardBody>
    </Card>
  );
};

/** Shows only what was uploaded: a project without pictures has none here. */
const Cover = ({ project: { gallery } }: Pick<ProjectCardProps, 'project'>) => {
  const { profile } = useStrings();
  const [first] = gallery;
  if (!first) return null;
  return (
    <CardCover className={styles.cover}>
      <GalleryImage
        src={first.imageUrl}
        alt=""
        width={800}
        height={600}
        sizes="(max-width: 767px) 92vw, 430px"
      />
      <span className={styles.photos}>{profile.photos(gallery.length)}</span>
    </CardCover>
  );
};

const Rating = ({ project: { reviews } }: Pick<ProjectCardProps, 'project'>) => {
  const { profile } = useStrings();
  const [first] = reviews;
  if (!first) return <span className={styles.rating}>{profile.notReviewed}</span>;
  return (
    <span className={styles.rating}>
      <StarRating value={first.rating} label={profile.outOfFive(String(first.rating))} />
      {profile.reviewCount(reviews.length)}
    </span>
  );
};
