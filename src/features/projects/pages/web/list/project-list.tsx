import { CardGrid } from '#design/card-grid.tsx';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { ProjectCard } from './project-card.tsx';

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
