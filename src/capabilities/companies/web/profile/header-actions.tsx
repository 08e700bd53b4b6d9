import { Button } from '../../../../design/button.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { useCompanyActions } from './company-actions.tsx';

export const HeaderActions = ({ className }: { className: string | undefined }) => {
  const { companies } = useStrings();
  const { requestQuote, save, toggleLike, isLiked } = useCompanyActions();
  return (
    <div className={className}>
      <Button look="primary" onClick={requestQuote}>
        {companies.requestQuote}
      </Button>
      <IconButton boxed icon="folder-add" label={companies.saveCompany} onClick={save} />
      <IconButton
        boxed
        icon="heart"
        label={isLiked ? companies.unlikeCompany : companies.likeCompany}
        pressed={isLiked}
        onClick={toggleLike}
      />
    </div>
  );
};
