import { Avatar } from '#design/avatar.tsx';
import { CardFoot } from '#design/card-foot.tsx';
import { Card, CardBody, CardCover, TitleBlock } from '#design/card.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { IllustrationImage } from '#design/illustration-image.tsx';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { StateBadge } from '#features/projects/pages/web/state-badge.tsx';
import { useClientName } from '#features/projects/pages/web/use-client-name.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './project-card.module.css';

interface ProjectCardProps {
  project: ListedProject;
  /** The list belongs to this side. */
  side: ProjectSide;
}

export const ProjectCard = ({ project, side }: ProjectCardProps) => {
  const format = useFormat();
  const { projects } = useStrings();
  const { id, description, state, createdAt, companyId } = project;
  const name = project.isWithheld ? projects.withheldWords : project.name;
  const lang = useLangAttribute(project.translation);
  const created = {
    key: 'created',
    value: format.shortDate(new Date(createdAt)),
    label: projects.created,
  };
  return (
    <Card>
      <CardCover>
        <IllustrationImage src={project.coverUrl} alt="" width={800} height={600} />
      </CardCover>
      <CardBody>
        <div className={styles.top}>
          <With project={project} side={side} />
          <StateBadge state={state} />
        </div>
        <h2 className={styles.name} lang={lang}>
          {name}
        </h2>
        <p className={styles.description} lang={description ? lang : undefined}>
          {description ?? projects.noDescription}
        </p>
      </CardBody>
      <TitleBlock
        cells={[
          created,
          side === 'client'
            ? { key: 'company', value: companyId, label: projects.companyId }
            : { key: 'project', value: id, label: projects.projectId },
        ]}
      />
      <CardFoot
        href={href('/projects/:id', { id })}
        label={projects.viewDetails}
        spoken={projects.viewDetailsOf(name)}
      />
    </Card>
  );
};

/** Names the other side. */
const With = ({ project, side }: ProjectCardProps) => {
  const clientName = useClientName()(project);
  const { companyName, companyLogoUrl } = project;
  return (
    <div className={styles.with}>
      {side === 'client' ? (
        <CompanyLogo name={companyName} logo={companyLogoUrl} size="small" />
      ) : (
        <Avatar name={clientName} />
      )}
      <b>{side === 'client' ? companyName : clientName}</b>
    </div>
  );
};
