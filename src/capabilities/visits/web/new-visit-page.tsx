import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Field } from '#design/field.tsx';
import { Wrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { partnerQuestion } from '#messaging/web/index.ts';
import { invitationQuestion } from '#requests/web/index.ts';
import { LONGEST_PLACE } from '#visits/contract/fields.ts';
import { proposeVisit } from '#visits/contract/visits.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import type { newVisitAddress } from './page-addresses.ts';
import { Proposal, type Proposed } from './parts/proposal.tsx';
import { useVisitAct } from './parts/use-visit-act.ts';
import { calendarQuestion } from './questions.ts';
import styles from './visits.module.css';

type NewVisitMatch = MatchOf<typeof newVisitAddress>;

const NewVisitScreen = ({ search }: NewVisitMatch) =>
  search.invitation === undefined ? (
    <ForPartner partner={search.partner ?? 0} />
  ) : (
    <ForRequest invitation={search.invitation} />
  );

const ForRequest = ({ invitation }: { invitation: number }) => {
  const { visiting } = useStrings();
  const { client, invitations } = useAnswer(invitationQuestion(String(invitation)));
  const back = { href: `/invitations/${invitation}`, label: visiting.backToRequest(client.name) };
  if (invitations.some(({ blockedBy }) => blockedBy !== null))
    return <NotPossible back={back} why={visiting.isApart(client.name)} />;
  return <Form whom={{ invitationId: invitation }} client={client.name} back={back} />;
};

const ForPartner = ({ partner }: { partner: number }) => {
  const { visiting } = useStrings();
  const { name, abilities, isBlocked, hasBlockedMe } = useAnswer(partnerQuestion(String(partner)));
  const whyNot = isBlocked || hasBlockedMe ? visiting.isApart : visiting.notInTouch;
  const back = { href: `/messages/${partner}`, label: visiting.backToMessages(name) };
  if (!abilities.mayPropose) return <NotPossible back={back} why={whyNot(name)} />;
  return <Form whom={{ partnerId: partner }} client={name} back={back} />;
};

const NotPossible = ({ back, why }: { back: FormProps['back']; why: string }) => {
  const { visiting } = useStrings();
  return (
    <Wrap className={styles.page}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHead title={visiting.proposeTitle} below={<p>{why}</p>} />
    </Wrap>
  );
};

interface FormProps {
  whom: { invitationId: number } | { partnerId: number };
  client: string;
  back: { href: string; label: string };
}

const Form = ({ whom, client, back }: FormProps) => {
  const { visiting } = useStrings();
  const { navigate } = useNavigation();
  const { members } = useAnswer(calendarQuestion);
  const me = members.find(({ isMe }) => isMe);
  const [memberId, setMemberId] = useState(me?.id ?? null);
  const [place, setPlace] = useState('');
  const propose = useVisitAct((given: Proposed, once) =>
    call(proposeVisit, { body: { ...whom, ...given, place, ...(memberId !== null && { memberId }) } }, once),
  );
  const send = async (given: Proposed) => {
    if (!(await propose.change(given))) return;
    showToast({ tone: 'success', title: visiting.wasProposed });
    navigate('invitationId' in whom ? `/invitations/${whom.invitationId}` : '/visits');
  };
  return (
    <Wrap className={styles.page}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHead title={visiting.proposeTitle} below={<p>{visiting.proposeText(client)}</p>} />
      <div className={styles.narrow}>
        <Proposal
          memberId={memberId}
          act={visiting.proposeNow}
          hint={visiting.onlyTaken(client)}
          isBusy={propose.isBusy}
          onPropose={(given) => void send(given)}
        >
          {members.length > 1 && (
            <Field label={visiting.whoComes}>
              <Select
                value={memberId ?? ''}
                onChange={({ currentTarget: { value } }) => setMemberId(Number(value))}
              >
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label={visiting.place} mark={visiting.optional} hint={visiting.placeHint}>
            <TextInput
              maxLength={LONGEST_PLACE}
              value={place}
              onChange={({ currentTarget: { value } }) => setPlace(value)}
            />
          </Field>
        </Proposal>
      </div>
    </Wrap>
  );
};

export const page = definePage<typeof newVisitAddress>({
  tables: ['visiting'],
  questions: ({ search: { invitation, partner } }) => [
    calendarQuestion,
    invitation === undefined ? partnerQuestion(String(partner)) : invitationQuestion(String(invitation)),
  ],
  head: ({ strings: { visiting } }) => ({
    title: visiting.pageTitle(visiting.proposeTitle),
    isHiddenFromSearch: true,
  }),
  Screen: NewVisitScreen,
});
