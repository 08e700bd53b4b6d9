import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import type { CompanyItem } from '#features/companies/core/contract/company-item.ts';
import { useAddToContacts, useSaveCompany } from '#features/folders/core/web/index.ts';
import { useMessageDialog } from '#features/messaging/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { toggleVisitorLike } from '#web/visitor-likes.ts';
import { useVisitor } from '#web/visitor.ts';
import { useRequireSignIn, useSignInInvitation } from './use-require-sign-in.ts';

/** A button without `type` would submit its form, but no card stands in a form. */
const NO_FORM = undefined;

interface LikeHeartButtonProps {
  company: Pick<CompanyItem, 'id' | 'name'>;
  className?: string | undefined;
}

export const LikeHeartButton = ({ company, className }: LikeHeartButtonProps) => {
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
      className={className}
      onClick={press}
    />
  );
};

type NamedCompany = Pick<CompanyItem, 'id' | 'name' | 'userId'>;

export const SaveToFolderButton = ({ company }: { company: NamedCompany }) => {
  const { companies } = useStrings();
  const requireSignIn = useRequireSignIn();
  const { folders } = useAddToContacts(company.id);
  const save = useSaveCompany(company);
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
      {save.dialog}
    </>
  );
};

interface AddToContactsButtonProps {
  company: NamedCompany;
  /** Its name is read beside the icon. */
  isWide?: boolean;
}

export const AddToContactsButton = ({ company, isWide = false }: AddToContactsButtonProps) => {
  const { companies } = useStrings();
  const requireSignIn = useRequireSignIn();
  const { isLiked, turn } = useAddToContacts(company.id);
  const label = companies.addToContacts(company.name);
  const press = requireSignIn(turn, 'contact');
  if (isWide)
    return (
      <Button
        variant="secondary"
        size="small"
        wide
        icon={isLiked ? 'check' : 'person-add'}
        aria-pressed={isLiked}
        onClick={press}
      >
        {label}
      </Button>
    );
  return <IconButton type={NO_FORM} icon="person-add" label={label} pressed={isLiked} onClick={press} />;
};

export const MessageButton = ({ company }: { company: NamedCompany }) => {
  const { companies } = useStrings();
  const requireSignIn = useRequireSignIn();
  const message = useMessageDialog(company);
  return (
    <>
      <IconButton
        type={NO_FORM}
        icon="message"
        label={companies.messageCompany(company.name)}
        onClick={requireSignIn(message.open, 'message', 'opens')}
      />
      {message.dialog}
    </>
  );
};
