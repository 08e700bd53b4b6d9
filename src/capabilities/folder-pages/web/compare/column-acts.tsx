import { useSignedIn } from '#company-profile/web/index.ts';
import { IconButton, IconLink } from '#design/icon-button.tsx';
import type { ComparedCompany } from '#folder-pages/contract/comparison.ts';
import { COMPARED_COMPANIES } from '#folder-pages/rules/comparison.ts';
import { useKept, useSaveDialog } from '#folders/web/index.ts';
import { useMessageDialog } from '#messaging/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './comparison.module.css';
import type { ComparedSearch } from './distance-form.tsx';

interface ColumnActsProps {
  company: ComparedCompany;
  search: ComparedSearch;
  address: string;
}

/** What follows from comparing: write to it, keep it, or leave it out. */
export const ColumnActs = ({ company, search, address }: ColumnActsProps) => {
  const { companies, folders } = useStrings();
  const signedIn = useSignedIn();
  const save = useSaveDialog(company);
  const message = useMessageDialog(company);
  const isSaved = useKept(company.id).folders.length > 0;
  return (
    <span className={styles.acts}>
      <IconButton
        icon="message"
        label={companies.messageCompany(company.name)}
        onClick={signedIn(message.open, companies.logInToMessage, 'opens')}
      />
      <IconButton
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        pressed={isSaved}
        onClick={signedIn(save.open, companies.logInToSave)}
      />
      {save.dialog}
      {message.dialog}
      <LeaveOut company={company} search={search} address={address} label={folders.leaveOut(company.name)} />
    </span>
  );
};

const LeaveOut = ({ company, search, address, label }: ColumnActsProps & { label: string }) => {
  const others = (search.ids ?? '').split(',').filter((id) => id !== String(company.id));
  if (others.length < COMPARED_COMPANIES.least) return null;
  const query = new URLSearchParams({ ids: others.join(','), ...(search.from && { from: search.from }) });
  return <IconLink icon="cross" label={label} href={`${address}?${query}`} />;
};
