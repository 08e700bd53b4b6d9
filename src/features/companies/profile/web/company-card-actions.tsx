import { IconButton } from '#design/icon-button.tsx';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { useAddToContacts, useSaveCompany } from '#features/folders/core/web/index.ts';
import { useMessageDialog } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { toggleVisitorLike } from '#web/visitor-likes.ts';
import { useVisitor } from '#web/visitor.ts';
import styles from './company-card.module.css';
import { useRequireSignIn, useSignInInvitation } from './use-require-sign-in.ts';

/** A button without `type` would submit its form, but no card stands in a form. */
const NO_FORM = undefined;

export const LikeHeartButton = ({ company }: { company: Pick<CompanyItem, 'id' | 'name'> }) => {
  const { companies } = useStrings();
  const visitor = useVisitor();
  const invite = useSignInInvitation();
  const { isLiked, turn } = useAddToContacts(company.id);
  const press = () => {
    if (visitor) void turn();
    else if (toggleVisitorLike(company.id)) void invite('favourite');
  };
  return (
    <IconButton
      type={NO_FORM}
      icon="heart"
      label={companies.favourite(company.name)}
      pressed={isLiked}
      className={styles.heart}
      onClick={press}
    />
  );
};

export const CompanyCardActions = ({ company }: { company: Pick<CompanyItem, 'id' | 'name' | 'userId'> }) => {
  const { companies } = useStrings();
  const requireSignIn = useRequireSignIn();
  const { isLiked, folders, turn } = useAddToContacts(company.id);
  const save = useSaveCompany(company);
  const message = useMessageDialog(company);
  return (
    <>
      <IconButton
        type={NO_FORM}
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        pressed={folders.length > 0}
        title={
          folders.length > 0 ? companies.savedIn(folders.map(({ folder }) => folder).join(', ')) : undefined
        }
        onClick={requireSignIn(save.open, 'save')}
      />
      <IconButton
        type={NO_FORM}
        icon="person-add"
        label={companies.addToContacts(company.name)}
        pressed={isLiked}
        onClick={requireSignIn(turn, 'contact')}
      />
      <IconButton
        type={NO_FORM}
        icon="message"
        label={companies.messageCompany(company.name)}
        onClick={requireSignIn(message.open, 'message', 'opens')}
      />
      {save.dialog}
      {message.dialog}
    </>
  );
};
