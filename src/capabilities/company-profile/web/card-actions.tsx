import type { CompanyItem } from '#companies/contract/item.ts';
import { IconButton } from '#design/icon-button.tsx';
import { useAddToContacts, useSaveDialog } from '#folders/web/index.ts';
import { useMessageDialog } from '#messaging/web/index.ts';
import { turnKeptHeart } from '#web/kept-hearts.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import styles from './company-card.module.css';
import { useInvitation, useSignedIn } from './use-signed-in.ts';

interface HeartProps {
  company: Pick<CompanyItem, 'id' | 'name'>;
  className?: string | undefined;
}

export const FavouriteHeart = ({ company, className }: HeartProps) => {
  const { companies } = useStrings();
  const visitor = useVisitor();
  const invite = useInvitation();
  const { isLiked, turn } = useAddToContacts(company.id);
  const press = () => {
    if (visitor) void turn();
    else if (turnKeptHeart(company.id)) void invite('favourite');
  };
  return (
    <IconButton
      icon="heart"
      label={companies.favourite(company.name)}
      pressed={isLiked}
      className={className}
      onClick={press}
    />
  );
};

export const CardActions = ({ company }: { company: Pick<CompanyItem, 'id' | 'name' | 'userId'> }) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const { isLiked, folders, turn } = useAddToContacts(company.id);
  const save = useSaveDialog(company);
  const message = useMessageDialog(company);
  return (
    <>
      <IconButton
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        pressed={folders.length > 0}
        title={
          folders.length > 0 ? companies.savedIn(folders.map(({ folder }) => folder).join(', ')) : undefined
        }
        className={styles.action}
        onClick={signedIn(save.open, 'save')}
      />
      <IconButton
        icon="person-add"
        label={companies.addToContacts(company.name)}
        pressed={isLiked}
        className={styles.action}
        onClick={signedIn(turn, 'contact')}
      />
      <IconButton
        icon="message"
        label={companies.messageCompany(company.name)}
        className={styles.action}
        onClick={signedIn(message.open, 'message', 'opens')}
      />
      {save.dialog}
      {message.dialog}
    </>
  );
};
