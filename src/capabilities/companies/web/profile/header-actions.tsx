import { Button } from '../../../../design/button.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import type { Company } from '../../contract.ts';
import styles from './profile-header.module.css';
import { useCompanyActions } from './use-company-actions.ts';

export const HeaderActions = ({
  company,
  className,
}: {
  company: Company;
  className: string | undefined;
}) => {
  const { companies } = useStrings();
  const { requestQuote, save, like, likeLabel, isLiked, dialog } = useCompanyActions(company);
  return (
    <div className={className}>
      <Button look="primary" onClick={requestQuote}>
        {companies.requestQuote}
      </Button>
      <IconButton boxed icon="folder-add" label={companies.saveCompany} onClick={save} />
      <IconButton
        boxed
        icon="heart"
        label={likeLabel}
        className={isLiked ? styles.liked : undefined}
        onClick={like}
      />
      {dialog}
    </div>
  );
};
