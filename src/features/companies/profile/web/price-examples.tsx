import { useQuery } from '@tanstack/react-query';
import { TextLink } from '#design/text.tsx';
import { MAX_PRICE_EXAMPLES } from '#features/companies/profile/contract/company-profile.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './price-examples.module.css';
import { profileViewHref } from './profile-hrefs.ts';
import overview from './profile-overview-tab.module.css';
import type { ProfileProps } from './profile-props.ts';
import { priceExamplesQuery } from './queries.ts';

/** Draws to one scale what finished projects cost, except those whose card below says it. */
export const PriceExamples = ({ company, match }: ProfileProps) => {
  const format = useFormat();
  const { profile, web } = useStrings();
  const { data: priced = [] } = useQuery(priceExamplesQuery(match));
  const isShown = (id: number) => company.projects.some((card) => card.id === id);
  const examples = priced.filter(({ id }) => !isShown(id)).slice(0, MAX_PRICE_EXAMPLES);
  if (examples.length === 0) return null;
  const highest = Math.max(...examples.map(({ budget }) => budget));
  return (
    <section>
      <div className={overview.head}>
        <h2>{profile.priceExamples}</h2>
        <TextLink href={href('/prices')}>{web.prices}</TextLink>
      </div>
      <p className={overview.note}>
        {profile.priceExamplesNote}
        {company.isDemo && ` ${profile.inventedForDemo}.`}
      </p>
      <ul className={styles.examples}>
        {examples.map(({ id, title, translation, budget, completedAt }) => (
          <li key={id}>
            <span>
              <TextLink data-alone href={profileViewHref(match, { tab: 'projects', project: id })}>
                <TextInItsLanguage text={title} offer={translation} />
              </TextLink>
              <small>{format.month(new Date(completedAt))}</small>
            </span>
            <DimensionLine share={budget / highest} />
            <b>{format.euros(budget)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
};

const TICK = 'M-4.5 10.5L4.5 1.5';

/** An amount as a line of a plan, with a tick at each end. */
const DimensionLine = ({ share }: { share: number }) => {
  const end = `${Math.max(1, Math.round(100 * share))}%`;
  return (
    <svg className={styles.scale} aria-hidden="true">
      <line x2={end} y1="6" y2="6" />
      <svg overflow="visible">
        <path d={TICK} />
      </svg>
      <svg x={end} overflow="visible">
        <path d={TICK} />
      </svg>
    </svg>
  );
};
