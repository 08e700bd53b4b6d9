import { IconButton, IconLink } from '#design/icon-button.tsx';
import { useRequireSignIn } from '#features/companies/profile/web/index.ts';
import { COMPARED_COMPANIES_LIMITS } from '#features/folders/core/rules/compared-companies-limits.ts';
import {
  useLikedAndSavedState,
  useMaySendRequests,
  useSaveCompany,
} from '#features/folders/core/web/index.ts';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { useMessageDialog } from '#features/messaging/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './comparison.module.css';
import type { ComparisonSearchParams } from './distance-form.tsx';

interface ColumnActionsProps {
  company: ComparedCompany;
  search: ComparisonSearchParams;
  address: string;
  /** This page lets one choose again. */
  backHref: string;
}

/** Offers what can follow a comparison: a message, saving, a quote, or removing the company. */
export const ColumnActions = ({ company, search, address, backHref }: ColumnActionsProps) => {
  const { companies, folders } = useStrings();
  const requireSignIn = useRequireSignIn();
  const save = useSaveCompany(company);
  const message = useMessageDialog(company);
  const mayAsk = useMaySendRequests();
  const isSaved = useLikedAndSavedState(company.id).folders.length > 0;
  return (
    <span className={styles.acts}>
      <IconButton
        icon="message"
        label={companies.messageCompany(company.name)}
        onClick={requireSignIn(message.open, 'message', 'opens')}
      />
      <IconButton
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        pressed={isSaved}
        onClick={requireSignIn(save.open, 'save')}
      />
      {mayAsk && (
        <IconLink
          icon="document"
          label={folders.askNamed(company.name)}
          href={href('/requests/new', {
            companies: String(company.id),
            category: search.category,
            commune: search.from,
          })}
        />
      )}
      {save.dialog}
      {message.dialog}
      <IconLink
        icon="cross"
        label={folders.leaveOut(company.name)}
        href={withoutIt({ company, search, address, backHref })}
      />
    </span>
  );
};

/** A company cannot be compared alone: then the link leads back to choosing. */
const withoutIt = ({ company, search, address, backHref }: ColumnActionsProps): string => {
  const otherIds = (search.ids ?? '').split(',').filter((id) => id !== String(company.id));
  if (otherIds.length < COMPARED_COMPANIES_LIMITS.least) return backHref;
  const query = new URLSearchParams({
    ids: otherIds.join(','),
    ...(search.from && { from: search.from }),
    ...(search.category && { category: String(search.category) }),
  });
  return `${address}?${query}`;
};
