import type { ReactNode } from 'react';
import { Badge } from '#design/badge.tsx';
import { joinedCategoryNames } from '#features/companies/core/rules/distinct-trades.ts';
import { sortedHoursRowsOf } from '#features/companies/core/rules/opening-hours.ts';
import { useOpeningHoursText } from '#features/companies/profile/web/index.ts';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './comparison.module.css';
import { RatingCell, RatingDistribution } from './rating-cells.tsx';

interface Aspect {
  name: string;
  /** Explains the row if its name does not. */
  note?: string;
  cell: (company: ComparedCompany) => ReactNode;
}

/** Lists the rows of a comparison; distances only with a place to measure from. */
export const useComparisonRows = (from: string | undefined): Aspect[] => {
  const format = useFormat();
  const names = useTranslatedNames();
  const { folders, companies } = useStrings();
  const notEnough = <span className={styles.nothing}>{folders.notEnough}</span>;
  const emptyCell = <span className={styles.nothing}>{folders.notGiven}</span>;
  return [
    { name: folders.ratingRow, cell: (company) => <RatingCell company={company} nothing={notEnough} /> },
    {
      name: folders.distributionRow,
      cell: (company) => (company.reviewCount === 0 ? notEnough : <RatingDistribution company={company} />),
    },
    {
      name: folders.servicesRow,
      cell: ({ services }) =>
        joinedCategoryNames(services, companies.otherService, names.language).join(', ') ||
        folders.noServices,
    },
    {
      name: folders.placeRow,
      cell: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' ') || emptyCell,
    },
    ...(from
      ? [
          {
            name: folders.distanceRow(from),
            cell: ({ distanceKm }: ComparedCompany) =>
              distanceKm === null ? emptyCell : folders.kilometres(distanceKm),
          },
        ]
      : []),
    {
      name: folders.hoursRow,
      cell: ({ businessHours }) => <Hours hours={businessHours} nothing={emptyCell} />,
    },
    {
      name: folders.emergencyRow,
      cell: ({ hasEmergencyService }) =>
        hasEmergencyService ? <Badge tone="hot">{folders.emergencyYes}</Badge> : folders.emergencyNo,
    },
    { name: folders.verifiedRow, cell: (company) => <Verified company={company} /> },
    {
      name: folders.responseRow,
      note: folders.responseNote,
      cell: ({ responseHours }) => (responseHours === null ? notEnough : folders.aboutHours(responseHours)),
    },
    { name: folders.projectsRow, cell: ({ projectCount }) => projectCount },
    {
      name: folders.budgetRow,
      cell: ({ medianBudget }) => (medianBudget === null ? notEnough : format.euros(medianBudget)),
    },
  ];
};

const Hours = ({ hours, nothing }: { hours: ComparedCompany['businessHours']; nothing: ReactNode }) => {
  const { nameOf, hoursOf } = useOpeningHoursText();
  const now = useNow();
  const rows = sortedHoursRowsOf(hours ?? {}).filter(
    ({ period }) => !period || !now || period.to >= dayOf(now),
  );
  if (rows.length === 0) return nothing;
  return (
    <ul className={styles.hours}>
      {rows.map((row) => (
        <li key={row.day}>
          <span>{row.weekday === null ? nameOf(row) : nameOf(row)?.slice(0, 3)}</span> {hoursOf(row)}
        </li>
      ))}
    </ul>
  );
};

const Verified = ({ company: { verifiedFacts } }: { company: ComparedCompany }) => {
  const format = useFormat();
  const { folders, profile } = useStrings();
  if (verifiedFacts.length === 0) return <span className={styles.nothing}>{folders.notVerified}</span>;
  return (
    <div className={styles.verified}>
      {verifiedFacts.map(({ kind, verifiedAt }) => (
        <Badge key={kind} tone="ok" icon="verified">
          {verifiedAt === null
            ? profile.proofKinds[kind]
            : folders.verifiedOn(profile.proofKinds[kind], format.shortDate(new Date(verifiedAt)))}
        </Badge>
      ))}
    </div>
  );
};
