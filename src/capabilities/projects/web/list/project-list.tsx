import { CardGrid } from '#design/card-grid.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { ProjectSide } from '#project-records/rules/project-records.ts';
import type { ListedProject } from '#projects/contract/projects.ts';
import { useStrings } from '#web/strings.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';
import { addressOfListTab, type ListMatch, listTabIn } from './tabs.ts';

interface ProjectListProps {
  items: readonly ListedProject[];
  side: ProjectSide;
  label: string;
}

export const ProjectList = ({ items, side, label }: ProjectListProps) => (
  <CardGrid aria-label={label}>
    {items.map((project) => (
      <li key={project.id}>
        <ProjectCard project={project} side={side} />
      </li>
    ))}
  </CardGrid>
);

/** Under a list that is longer than its page. */
export const OlderLinks = ({ match, next }: { match: ListMatch; next: string | null }) => {
  const { projects } = useStrings();
  const isLater = match.search.after !== undefined;
  if (next === null && !isLater) return null;
  const tab = listTabIn(match);
  return (
    <div className={styles.more}>
      {isLater && <LinkButton href={addressOfListTab(tab)}>{projects.newest}</LinkButton>}
      {next !== null && <LinkButton href={addressOfListTab(tab, next)}>{projects.older}</LinkButton>}
    </div>
  );
};
