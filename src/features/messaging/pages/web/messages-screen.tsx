import { useLayoutEffect, useRef } from 'react';
import { classNames } from '#design/class-names.ts';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ConversationList } from './list/conversation-list.tsx';
import styles from './messages-screen.module.css';
import { ThreadView } from './thread/thread-view.tsx';

/**
 * Shows the list beside the open conversation; a phone shows one of them. Both pages share it, so that the list stays
 * unchanged when another conversation is opened.
 */
export const MessagesScreen = ({ params }: { params: { id?: string } }) => {
  const { talk } = useStrings();
  const isCompany = useVisitor()?.userType === 'company';
  const frame = useRef<HTMLDivElement>(null);
  const { id } = params;
  // It fills the height that the header and a notice above it leave, which no style sheet knows.
  useLayoutEffect(() => {
    const { current } = frame;
    current?.style.setProperty('--above', `${current.getBoundingClientRect().top + scrollY}px`);
  }, []);
  return (
    <div ref={frame} className={classNames(styles.frame, id === undefined ? styles.onList : styles.onThread)}>
      <ConversationList openId={id} />
      <div className={styles.pane}>
        {id === undefined ? (
          <EmptyState
            className={styles.empty}
            level={2}
            art={<LetterArt />}
            title={talk.selectConversation}
            text={isCompany ? talk.selectConversationCompanyText : talk.selectConversationText}
          />
        ) : (
          <ThreadView id={id} />
        )}
      </div>
    </div>
  );
};
