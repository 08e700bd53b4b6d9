import type { CompanyItem } from '#companies/contract/item.ts';
import { IconButton } from '#design/icon-button.tsx';
import { useStore } from '#design/store.ts';
import { useAddToContacts, useSaveDialog } from '#folders/web/index.ts';
import { useMessageDialog } from '#messaging/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-card.module.css';
import { favourites, isFavourite, toggleFavourite } from './favourites.ts';
import { useSignedIn } from './use-signed-in.ts';

interface HeartProps {
  company: Pick<CompanyItem, 'id' | 'name'>;
  className?: string | undefined;
}

export const FavouriteHeart = ({ company, className }: HeartProps) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const isPressed = useStore(favourites, isFavourite(company.id), false);
  return (
    <IconButton
      icon="heart"
      label={companies.favourite(company.name)}
      pressed={isPressed}
      className={className}
      onClick={signedIn(() => toggleFavourite(company.id), companies.logInToFavourite)}
    />
  );
};

export const CardActions = ({ company }: { company: Pick<CompanyItem, 'id' | 'name' | 'userId'> }) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const addToContacts = useAddToContacts(company.id);
  const save = useSaveDialog(company);
  const message = useMessageDialog(company);
  return (
    <>
      <IconButton
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        className={styles.action}
        onClick={signedIn(save.open, companies.logInToSave)}
      />
      <IconButton
        icon="person-add"
        label={companies.addToContacts(company.name)}
        className={styles.action}
        onClick={signedIn(() => void addToContacts(), companies.logInToContact)}
      />
      <IconButton
        icon="message"
        label={companies.messageCompany(company.name)}
        className={styles.action}
        onClick={signedIn(message.open, companies.logInToMessage)}
      />
      {save.dialog}
      {message.dialog}
    </>
  );
};
