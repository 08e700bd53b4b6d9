import { useQuery } from '@tanstack/react-query';
import { DayRow, DayRows, DaySection } from '#design/day-list.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { projectsToConfirmQuery } from '#features/projects/pages/web/index.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { visitsToAnswerQuery } from '#features/requests/visits/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

/** Clients ask for other visit times, or say that the work is done. */
export const AlsoWaiting = () => {
  const { today: words } = useStrings();
  const { items: visits = [] } = useQuery(visitsToAnswerQuery).data ?? {};
  const { items: projects = [] } = useQuery(projectsToConfirmQuery).data ?? {};
  if (visits.length + projects.length === 0) return null;
  return (
    <DaySection title={words.also} count={visits.length + projects.length}>
      <DayRows>
        {visits.map((visit) => (
          <VisitRow key={`visit ${visit.id}`} visit={visit} />
        ))}
        {projects.map((project) => (
          <ProjectRow key={`project ${project.id}`} project={project} />
        ))}
      </DayRows>
    </DaySection>
  );
};

const VisitRow = ({ visit: { id, slots, client, request } }: { visit: Visit }) => {
  const { today: words } = useStrings();
  const name = client?.name ?? '';
  const hasTimes = slots.length > 0;
  const address = href('/visits/:id', { id });
  const action = hasTimes ? words.chooseTime : words.proposeTimes;
  return (
    <DayRow
      day={null}
      title={hasTimes ? words.timesOffered(name) : words.timesAsked(name)}
      href={address}
      facts={request && <TextInItsLanguage text={request.title} offer={request.translation} />}
      end={
        <LinkButton size="small" wide href={address} aria-label={`${action}${words.about(name)}`}>
          {action}
        </LinkButton>
      }
    />
  );
};

const ProjectRow = ({ project }: { project: ListedProject }) => {
  const { today: words } = useStrings();
  const name = project.isWithheld ? words.withheldWords : project.name;
  const address = href('/projects/:id', { id: project.id });
  return (
    <DayRow
      day={null}
      title={words.saysDone(project.clientName ?? words.formerClient)}
      href={address}
      facts={<TextInItsLanguage text={name} offer={project.translation} />}
      end={
        <LinkButton size="small" wide href={address} aria-label={`${words.confirm}${words.about(name)}`}>
          {words.confirm}
        </LinkButton>
      }
    />
  );
};
