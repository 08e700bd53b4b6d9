import { CardGrid } from '#design/card-grid.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { Side } from '#project-records/rules/project-records.ts';
import type { ListedProject } from '#projects/contract/projects.ts';
import { useStrings } from '#web/strings.tsx';
import { addressOf, type ListMatch, tabOf } from './match.ts';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';

interface ProjectListProps {
  items: readonly ListedProject[];
  side: Side;
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
  const tab = tabOf(match);
  return (
    <div className={styles.more}>
      {isLater && <LinkButton href={addressOf(tab)}>{projects.newest}</LinkButton>}
      {next !== null && <LinkButton href={addressOf(tab, next)}>{projects.older}</LinkButton>}
    </div>
  );
};
