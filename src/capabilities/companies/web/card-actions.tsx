import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../../design/icon-button.tsx';
import { useStrings } from '../../../web/strings.tsx';
import { SaveDialog } from '../../folders/web/index.ts';
import { MessageDialog } from '../../messaging/web/index.ts';
import type { CompanyItem } from '../contract/item.ts';
import styles from './company-card.module.css';
import { isFavourite, subscribeFavourites, toggleFavourite } from './favourites.ts';
import { useSignedIn } from './use-signed-in.ts';

interface HeartProps {
  company: Pick<CompanyItem, 'id' | 'name'>;
  className?: string | undefined;
}

export const FavouriteHeart = ({ company, className }: HeartProps) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const isPressed = useSyncExternalStore(
    subscribeFavourites,
    () => isFavourite(company.id),
    () => false,
  );
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

/** Liking is one call, whichever button asks for it. Its code is fetched by the first one who likes. */
const useAddToContacts = (companyId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  return () =>
    void import('./like-company.ts').then(({ setLiked }) => setLiked(client, strings, companyId, true));
};

export const CardActions = ({ company }: { company: Pick<CompanyItem, 'id' | 'name' | 'userId'> }) => {
  const { companies } = useStrings();
  const signedIn = useSignedIn();
  const addToContacts = useAddToContacts(company.id);
  const [open, setOpen] = useState<'save' | 'message' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        icon="folder-add"
        label={companies.saveToFolder(company.name)}
        className={styles.action}
        onClick={signedIn(() => setOpen('save'), companies.logInToSave)}
      />
      <IconButton
        icon="person-add"
        label={companies.addToContacts(company.name)}
        className={styles.action}
        onClick={signedIn(addToContacts, companies.logInToContact)}
      />
      <IconButton
        icon="message"
        label={companies.messageCompany(company.name)}
        className={styles.action}
        onClick={signedIn(() => setOpen('message'), companies.logInToMessage)}
      />
      <Suspense>
        {open === 'save' && <SaveDialog company={company} onClose={close} />}
        {open === 'message' && <MessageDialog company={company} onClose={close} />}
      </Suspense>
    </>
  );
};
