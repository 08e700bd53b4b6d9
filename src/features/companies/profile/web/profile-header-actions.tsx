import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { useStrings } from '#web/strings.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import styles from './profile-header.module.css';

/** Has the page's accent; of its places only one shows at a time. */
export const RequestQuoteButton = ({ size }: { size?: 'small' }) => {
  const { profile } = useStrings();
  const { requestQuote, isLive } = useCompanyActions();
  return (
    <Button variant="primary" {...(size && { size })} disabled={!isLive} onClick={requestQuote}>
      {profile.requestQuote}
    </Button>
  );
};

export const SaveCompanyButton = ({ boxed = false }: { boxed?: boolean }) => {
  const { profile } = useStrings();
  const { save, isSaved, isLive } = useCompanyActions();
  return (
    <IconButton
      boxed={boxed}
      icon="folder-add"
      label={profile.saveCompany}
      pressed={isSaved}
      disabled={!isLive}
      onClick={save}
    />
  );
};

export const ProfileHeaderActions = () => {
  const { profile } = useStrings();
  const { toggleLike, likeLabel, isLiked, isLive, headRef } = useCompanyActions();
  return (
    <div className={styles.actions}>
      <div ref={headRef} className={styles.quote}>
        <RequestQuoteButton />
      </div>
      <SaveCompanyButton boxed />
      <IconButton
        boxed
        icon="heart"
        label={likeLabel}
        className={isLiked ? styles.liked : undefined}
        disabled={!isLive}
        onClick={toggleLike}
      />
      <noscript>
        <p className={styles.needsScript}>{profile.needsScript}</p>
      </noscript>
    </div>
  );
};
