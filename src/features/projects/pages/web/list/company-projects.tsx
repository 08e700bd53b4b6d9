import { Anchor } from '#design/anchor.tsx';
import { Avatar } from '#design/avatar.tsx';
import { Icon } from '#design/icon.tsx';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { StateBadge } from '#features/projects/pages/web/state-badge.tsx';
import { useClientName } from '#features/projects/pages/web/use-client-name.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './company-projects.module.css';

const CENTS = 2;

export const CompanyProjects = ({ items, label }: { items: readonly ListedProject[]; label: string }) => (
  <ul className={styles.list} aria-label={label}>
    {items.map((project) => (
      <CompanyProject key={project.id} project={project} />
    ))}
  </ul>
);

const CompanyProject = ({ project }: { project: ListedProject }) => {
  const { projects } = useStrings();
  const format = useFormat();
  const clientName = useClientName()(project);
  const lang = useLangAttribute(project.translation);
  const { id, description, state, status, createdAt, sum, budget, nextMilestone } = project;
  const name = project.isWithheld ? projects.withheldWords : project.name;
  return (
    <li className={styles.row}>
      <Avatar name={clientName} className={styles.face} />
      <div className={styles.main}>
        <h2 lang={lang}>{name}</h2>
        <p className={styles.client}>{clientName}</p>
        <p className={styles.description} lang={description ? lang : undefined}>
          {description ?? projects.noDescription}
        </p>
      </div>
      <div className={styles.money}>
        <b>{sum === null ? budget : format.moneyAsGiven(parseDecimalOrThrow(sum, CENTS))}</b>
        {status === 'pending' && (
          <span>
            {nextMilestone
              ? projects.nextMilestone(
                  nextMilestone.name,
                  nextMilestone.dueOn && format.dayAndMonth(nextMilestone.dueOn),
                )
              : projects.noMilestone}
          </span>
        )}
      </div>
      <div className={styles.state}>
        <StateBadge state={state} />
        <p>
          <span>{format.shortDate(new Date(createdAt))}</span> <span>{projects.created}</span>
        </p>
        <p>
          <span>{id}</span> <span>{projects.projectId}</span>
        </p>
      </div>
      <Anchor
        href={href('/projects/:id', { id })}
        className={styles.details}
        aria-label={projects.viewDetailsOf(name)}
      >
        {projects.viewDetails}
        <Icon name="arrow-right" size="small" />
      </Anchor>
    </li>
  );
};
