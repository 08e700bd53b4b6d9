import { useQuery } from '@tanstack/react-query';
import { CardGrid } from '#design/card-grid.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Skeleton } from '#design/skeleton.tsx';
import { Tabs } from '#design/tabs.tsx';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ProjectListFailed } from './list/list-failed.tsx';
import { NoProjects } from './list/no-projects.tsx';
import { ProjectFilter } from './list/project-filter.tsx';
import { ProjectList } from './list/project-list.tsx';
import styles from './list/projects.module.css';
import {
  isFilteredProjectList,
  projectListFilterIn,
  type ProjectListMatch,
  projectListQueries,
  type ProjectListTabName,
  projectListTabHref,
  projectListTabIn,
  showsClosedProjects,
  visibleProjectListQuery,
} from './list/tabs.ts';
import type { projectsRoute } from './page-routes.ts';
import { closedProjectsQuery } from './queries.ts';

const SKELETONS = 3;

/** Companies see projects that clients began with them, everybody else their own. */
const useSide = (): ProjectSide => (useVisitor()?.userType === 'company' ? 'company' : 'client');

const ProjectsScreen = (match: ProjectListMatch) => {
  const side = useSide();
  const { data: projectPage, error } = useQuery(visibleProjectListQuery(match));
  return (
    <Frame tab={projectListTabIn(match)}>
      {() => {
        if (!projectPage) return <ProjectListFailed error={error} side={side} />;
        return <Shown match={match} side={side} page={projectPage} />;
      }}
    </Frame>
  );
};

interface ShownProps {
  match: ProjectListMatch;
  side: ProjectSide;
  page: ListPage<ListedProject>;
}

const Shown = ({ match, side, page }: ShownProps) => {
  const { projects } = useStrings();
  const { items, next } = page;
  const tab = projectListTabIn(match);
  return (
    <>
      {side === 'company' && <ProjectFilter match={match} page={page} />}
      {items.length === 0 ? (
        <NoProjects tab={tab} side={side} isFiltered={isFilteredProjectList(match)} />
      ) : (
        <ProjectList
          items={items}
          side={side}
          label={tab === 'active' ? projects.activeTab : projects.completedTab}
        />
      )}
      <PaginationLinks
        next={next}
        isLater={match.search.after !== undefined}
        hrefAt={(cursor) => projectListTabHref(tab, { ...projectListFilterIn(match), cursor })}
        words={{ next: projects.older, first: projects.newest }}
      />
      {showsClosedProjects(match) && <Closed side={side} />}
    </>
  );
};

const Closed = ({ side }: { side: ProjectSide }) => {
  const { projects } = useStrings();
  const { items = [] } = useQuery(closedProjectsQuery).data ?? {};
  if (items.length === 0) return null;
  return (
    <section className={styles.closed}>
      <h2 className={styles.title}>{projects.closedProjects}</h2>
      <ProjectList items={items} side={side} label={projects.closedProjects} />
    </section>
  );
};

interface FrameProps {
  tab: ProjectListTabName;
  children: (tab: ProjectListTabName) => React.ReactNode;
}

const Frame = ({ tab, children }: FrameProps) => {
  const { projects } = useStrings();
  const isCompany = useSide() === 'company';
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={isCompany ? projects.companyProjects : projects.myProjects}
        action={
          !isCompany && (
            <LinkButton variant="primary" icon={signedInIcons.plus} href={href('/create-project')}>
              {projects.newProject}
            </LinkButton>
          )
        }
      />
      <Tabs<ProjectListTabName>
        bleed
        label={projects.listTabs}
        value={tab}
        items={[
          { value: 'active', label: projects.activeTab, href: projectListTabHref('active') },
          { value: 'completed', label: projects.completedTab, href: projectListTabHref('completed') },
        ]}
      >
        {(visibleTab) => <div className={styles.panel}>{children(visibleTab)}</div>}
      </Tabs>
    </PageWrap>
  );
};

/** The frame stays the same while its content loads. */
const ProjectsSkeleton = (match: ProjectListMatch) => (
  <Frame tab={projectListTabIn(match)}>
    {() => (
      <CardGrid aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, card) => (
          <li key={card}>
            <Skeleton className={styles.skeleton} />
          </li>
        ))}
      </CardGrid>
    )}
  </Frame>
);

export const pageDefinition = definePage<typeof projectsRoute>({
  tables: ['projects'],
  queries: projectListQueries,
  head: ({ strings: { projects } }) => ({
    title: projects.pageTitle(projects.listTabs),
    isHiddenFromSearch: true,
  }),
  Screen: ProjectsScreen,
  Skeleton: ProjectsSkeleton,
});
