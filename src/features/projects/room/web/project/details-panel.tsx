import type { ReactNode } from 'react';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextLink } from '#design/text.tsx';
import { budgetInEuros } from '#features/companies/core/rules/companies.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './details-panel.module.css';

const CENTS = 2;

/** The client reads the street, and adds or shows it where the company doesn't know it yet. */
const useSiteAddress = ({ request, side, status }: Project): ReactNode => {
  const { projects } = useStrings();
  if (request === null || side === null) return null;
  const { id, street, isStreetShown } = request;
  const isOpen = side === 'client' && status === 'pending';
  if (isStreetShown || !isOpen) return street;
  return (
    <>
      {street}{' '}
      <TextLink data-alone href={`${href('/requests/:id', { id })}#address`}>
        {street === null ? projects.addAddress : projects.shareAddress}
      </TextLink>
    </>
  );
};

export const ProjectDetailsPanel = ({ project }: { project: Project }) => {
  const { id, description, budget, timeline, sums, side } = project;
  const { projects } = useStrings();
  const format = useFormat();
  const lang = useLangAttribute(project.translation);
  const euros = budgetInEuros(budget);
  const amount = (amountText: string) => format.moneyWithCents(parseDecimalOrThrow(amountText, CENTS));
  const rows: (readonly [string, ReactNode])[] = [
    ...(sums === null
      ? [[projects.budget, euros === null ? budget : format.euros(euros)] as const]
      : [
          [projects.agreedSum, sums.agreed && amount(sums.agreed)] as const,
          [projects.changesSum, amount(sums.changes)] as const,
          [projects.sumNow, amount(sums.now)] as const,
        ]),
    [projects.timeline, timeline],
    [projects.siteAddress, useSiteAddress(project)],
  ];
  const details = rows.filter(([, value]) => value !== null);
  return (
    <Panel
      title={projects.description}
      end={
        side !== null && (
          <LinkButton variant="quiet" size="small" href={href('/quotes', { project: id })}>
            {projects.changeOrders}
          </LinkButton>
        )
      }
    >
      <PanelBody>
        <p className={styles.description} lang={description ? lang : undefined}>
          {description ?? projects.noDescription}
        </p>
      </PanelBody>
      {details.length > 0 && (
        <dl className={styles.terms}>
          {details.map(([term, value]) => (
            <div key={term} className={styles.term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
};
