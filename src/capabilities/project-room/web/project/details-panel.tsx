import { budgetInEuros } from '#companies/rules/companies.ts';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { Project } from '#projects/contract/projects.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './details-panel.module.css';

export const ProjectDetailsPanel = ({ project: { description, budget, timeline } }: { project: Project }) => {
  const { projects } = useStrings();
  const format = useFormat();
  const euros = budgetInEuros(budget);
  const terms = [
    [projects.budget, euros === null ? budget : format.euros(euros)],
    [projects.timeline, timeline],
  ].filter(([, value]) => value !== null);
  return (
    <Panel title={projects.description}>
      <PanelBody>
        <p className={styles.description}>{description ?? projects.noDescription}</p>
      </PanelBody>
      {terms.length > 0 && (
        <dl className={styles.terms}>
          {terms.map(([term, value]) => (
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
