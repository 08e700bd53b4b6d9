import { BackLink } from '#design/back-link.tsx';
import { IllustrationImage } from '#design/illustration-image.tsx';
import { TextLink } from '#design/text.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { StateBadge } from '#features/projects/pages/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './project-head.module.css';

export const ProjectHead = ({ project }: { project: Project }) => {
  const format = useFormat();
  const { projects } = useStrings();
  const { state, companyId, company, createdAt, quoteId } = project;
  const day = format.shortDate(new Date(createdAt));
  const name = project.isWithheld ? projects.withheldWords : project.name;
  return (
    <>
      <BackLink href={href('/projects')}>{projects.backToProjects}</BackLink>
      <div className={styles.head}>
        <div className={styles.cover}>
          <IllustrationImage src={project.coverUrl} alt="" width={800} height={600} />
        </div>
        <h1 className={styles.name} tabIndex={-1}>
          <TextInItsLanguage text={name} offer={project.translation} />
        </h1>
        <p className={styles.about}>
          {/* A partly confirmed project counts as in progress: who has confirmed stands beside it. */}
          <StateBadge state={state === 'partiallyComplete' ? 'inProgress' : state} />
          <TextLink data-alone href={href('/companies/:id', { id: companyId })}>
            {company.name}
          </TextLink>
          {/* Such a project began in the moment its quote was signed. */}
          <span className={styles.made}>
            {quoteId === null ? projects.createdOn(day) : projects.signedOn(day)}
          </span>
        </p>
      </div>
    </>
  );
};
