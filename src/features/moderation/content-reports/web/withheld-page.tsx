import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { SearchArt } from '#design/empty-art/search-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { getTakedown, type Takedown } from '#features/moderation/core/contract/takedowns.ts';
import { href } from '#kernel/href.ts';
import { SETTLEMENT_BODIES_URL } from '#kernel/settlement-bodies-url.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import type { withheldRoute } from './page-routes.ts';
import styles from './report/report.module.css';
import { ObjectionDialog } from './withheld/objection-dialog.tsx';

const takedownQuery = (id: number) => queryFor(getTakedown, { params: { id } });

type Match = RouteMatchOf<typeof withheldRoute>;

const WithheldScreen = ({ params }: Match) => {
  const id = Number(params.id);
  const { data: takedown } = useQuery(takedownQuery(id));
  return takedown ? <Shown takedown={takedown} /> : <Missing />;
};

const Shown = ({ takedown }: { takedown: Takedown }) => {
  const format = useFormat();
  const { withheldThings: words } = useStrings();
  const [isObjecting, setIsObjecting] = useState(false);
  const { id, kind, state, statement, takenAt, objection, answer, mayObject } = takedown;
  return (
    <PageWrap className={styles.page}>
      <PageHead title={words.titles[kind]} />
      <Panel className={styles.state} title={words.states[state]}>
        <PanelBody>
          <DescriptionList
            items={[
              { term: words.takenOn, value: format.shortDate(new Date(takenAt)) },
              { term: words.why, value: statement },
              ...(objection ? [{ term: words.yourObjection, value: objection }] : []),
              ...(answer ? [{ term: words.answer, value: answer }] : []),
            ]}
          />
          <Text tone="muted">{words.lead[state]}</Text>
          {state === 'final' && (
            <TextLink data-alone href={SETTLEMENT_BODIES_URL}>
              {words.settlementBodies}
            </TextLink>
          )}
        </PanelBody>
        {mayObject && (
          <div className={styles.foot}>
            <Button variant="primary" onClick={() => setIsObjecting(true)}>
              {words.object}
            </Button>
          </div>
        )}
      </Panel>
      {isObjecting && (
        <ObjectionDialog id={id} question={takedownQuery(id)} onClose={() => setIsObjecting(false)} />
      )}
    </PageWrap>
  );
};

const Missing = () => {
  const { withheldThings: words } = useStrings();
  return (
    <PageWrap className={styles.missing}>
      <EmptyState
        level={1}
        art={<SearchArt />}
        title={words.notFound}
        text={words.notFoundText}
        action={<LinkButton href={href('/')}>{words.home}</LinkButton>}
      />
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof withheldRoute>({
  tables: ['withheldThings'],
  queries: ({ params: { id } }) => [takedownQuery(Number(id))],
  head: ({ match, strings: { withheldThings: words }, read }) => {
    const takedown = read(takedownQuery(Number(match.params.id)));
    return {
      title: words.pageTitle(takedown ? words.titles[takedown.kind] : words.notFound),
      isHiddenFromSearch: true,
    };
  },
  Screen: WithheldScreen,
});
