import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { useStrings } from '#web/strings.tsx';
import { useCompanyActions } from './company-actions-context.tsx';
import styles from './profile-header.module.css';

export const ProfileHeaderActions = ({ className }: { className: string | undefined }) => {
  const { profile } = useStrings();
  const { requestQuote, save, toggleLike, likeLabel, isLiked, isSaved, isLive, headRef } =
    useCompanyActions();
  return (
    <div ref={headRef} className={className}>
      <Button variant="primary" disabled={!isLive} onClick={requestQuote}>
        {profile.requestQuote}
      </Button>
      <IconButton
        boxed
        icon="folder-add"
        label={profile.saveCompany}
        pressed={isSaved}
        disabled={!isLive}
        onClick={save}
      />
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
