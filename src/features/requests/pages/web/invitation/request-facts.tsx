import type { ReactNode } from 'react';
import { extraIcons } from '#design/extra-icons.ts';
import { Icon } from '#design/icon.tsx';
import { TextLink } from '#design/text.tsx';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { budgetInWords, timingInWords } from '#features/requests/core/rules/request-in-words.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './invitation.module.css';

/** The map gets the street only once the client has shown it. */
const mapAddressOf = (parts: readonly (string | null)[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: [...parts.filter(Boolean), 'Luxembourg'].join(', '),
  })}`;

/** Shows the facts of a request as ruled cells, above its text. */
export const RequestFacts = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const { commune, communeNames, postalCode, street, dwelling, timing, budget, client, distanceKm } = request;
  const kind = dwelling.kind ? asking.dwellings[dwelling.kind] : '';
  const facts: [string, ReactNode][] = [
    [
      asking.where,
      <>
        {[commune && names.of({ name: commune, names: communeNames }), postalCode].filter(Boolean).join(', ')}
        <small>
          {distanceKm !== null && `${asking.distance(distanceKm)} `}
          <TextLink
            data-alone
            href={mapAddressOf([street, postalCode, commune])}
            target="_blank"
            rel="noreferrer"
          >
            {asking.map}
          </TextLink>
        </small>
      </>,
    ],
    [
      asking.street,
      street ?? (
        <span className={styles.hidden}>
          <Icon name={extraIcons.eyeOff} size="small" /> {asking.streetLater(client.name)}
        </span>
      ),
    ],
    [asking.dwellingShort, dwelling.builtYear ? asking.builtIn(kind, dwelling.builtYear) : kind],
    [asking.mainResidenceShort, dwelling.isMainResidence ? asking.reducedMayApply : asking.no],
    [asking.timingShort, timingInWords(timing, asking, format)],
    // A request keeps no difference between a budget that is not known and one that was passed over.
    [asking.budgetShort, budget ? budgetInWords(budget, asking, format) : asking.stillOpen],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
