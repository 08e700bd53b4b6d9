import type { ReactNode } from 'react';
import { CompanyLogo } from '#design/company-logo.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { StateBadge } from '#features/projects/pages/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './dashboard.module.css';

interface ProjectPanelProps {
  title: string;
  projects: readonly ListedProject[];
  end?: ReactNode;
  /** In a narrow column the progress stands below the words, which need its room. */
  isNarrow?: boolean;
}

/** Lists projects with their company and progress. */
export const ProjectsPanel = ({
  title,
  projects: visibleProjects,
  end,
  isNarrow = false,
}: ProjectPanelProps) => {
  const { folders } = useStrings();
  const format = useFormat();
  return (
    <Panel title={title} end={end}>
      <List label={title}>
        {visibleProjects.map(({ id, name, companyName, companyLogoUrl, createdAt, state }) => (
          <ListRow
            key={id}
            href={href('/projects/:id', { id })}
            start={<CompanyLogo name={companyName} logo={companyLogoUrl} size="small" />}
            end={isNarrow ? undefined : <StateBadge state={state} />}
          >
            <p className={styles.project}>{name}</p>
            <p className={styles.with}>
              {folders.projectWith(companyName, format.shortDate(new Date(createdAt)))}
            </p>
            {isNarrow && <StateBadge state={state} />}
          </ListRow>
        ))}
      </List>
    </Panel>
  );
};
