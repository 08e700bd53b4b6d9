import { CardGrid } from '#design/card-grid.tsx';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { CompanyProjects } from './company-projects.tsx';
import { ProjectCard } from './project-card.tsx';

interface ProjectListProps {
  items: readonly ListedProject[];
  side: ProjectSide;
  label: string;
}

/** A company has many projects and works through them in rows; a client has a few, each with its picture. */
export const ProjectList = ({ items, side, label }: ProjectListProps) =>
  side === 'company' ? (
    <CompanyProjects items={items} label={label} />
  ) : (
    <CardGrid aria-label={label}>
      {items.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} side={side} />
        </li>
      ))}
    </CardGrid>
  );
