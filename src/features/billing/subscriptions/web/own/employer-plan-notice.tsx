import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

/** A member of a company sees this in place of its plan. */
export const EmployerPlanNotice = ({ level = 2 }: { level?: 1 | 2 }) => {
  const { subscriptions: words } = useStrings();
  const notice = (
    <EmptyState
      level={level}
      art={<StonesArt />}
      title={words.own.notYours}
      text={words.own.ownersOnly}
      action={<LinkButton href={href('/company-team')}>{words.own.toTeam}</LinkButton>}
    />
  );
  return level === 1 ? <PageWrap>{notice}</PageWrap> : notice;
};
