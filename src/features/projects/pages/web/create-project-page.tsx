import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import { getCompany } from '#features/companies/profile/contract/company-profile.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { CreateProjectForm } from './create/create-project-form.tsx';
import styles from './create/create-project.module.css';
import type { createProjectRoute } from './page-routes.ts';

type CreateMatch = RouteMatchOf<typeof createProjectRoute>;

const companyQuery = (id: number) => queryFor(getCompany, { params: { id } });

const CreateProjectScreen = ({ search: { company } }: CreateMatch) =>
  company === undefined ? <Blank /> : <Preset key={company} id={company} />;

/** Begins with the company the client came from; if that is gone by now, they choose another. */
const Preset = ({ id }: { id: number }) => {
  const { data: company } = useQuery(companyQuery(id));
  // Somebody who has just signed up sees the form before the company is read for them: the form begins again with it.
  return <Blank key={company?.id} company={company} />;
};

const Blank = ({ company }: Pick<Parameters<typeof CreateProjectForm>[0], 'company'>) => {
  const { projects } = useStrings();
  if (useVisitor()?.userType !== 'private') return <OnlyClients />;
  return (
    <PageWrap className={styles.page}>
      <PageHead title={projects.createTitle} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {projects.createLead}
      </Text>
      <CreateProjectForm company={company} />
    </PageWrap>
  );
};

const OnlyClients = () => {
  const { projects } = useStrings();
  return (
    <PageWrap className={styles.onlyClients}>
      <EmptyState
        level={1}
        art={<StonesArt />}
        title={projects.onlyClientsTitle}
        text={projects.onlyClientsText}
        action={<LinkButton href={href('/projects')}>{projects.backToProjects}</LinkButton>}
      />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof createProjectRoute>({
  tables: ['projects', 'companies'],
  queries: ({ search: { company } }) => (company === undefined ? [] : [companyQuery(company)]),
  head: ({ strings: { projects } }) => ({
    title: projects.pageTitle(projects.createTitle),
    isHiddenFromSearch: true,
  }),
  Screen: CreateProjectScreen,
});
