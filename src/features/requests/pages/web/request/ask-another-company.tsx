import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '#design/button.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { inviteCompany } from '#features/requests/core/contract/requests.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { companySuggestionsQuery } from '#features/requests/new-request/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './request.module.css';
import { useRequestAction } from './use-request-action.ts';

const SHOWN = 3;

/** Where there is room, it suggests three others, each asked by one press. */
export const AskAnotherCompany = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const names = useTranslatedNames();
  const { category, commune, invitations, timing } = request;
  const id = useId();
  const { data: suggestions = [] } = useQuery(
    companySuggestionsQuery({
      category: category?.id ?? 0,
      commune: commune ?? '',
      ...(timing?.date && { on: timing.date }),
    }),
  );
  const askedIds = invitations.map(({ company }) => company.id);
  const candidates = suggestions
    .filter(({ isPaid, company }) => isPaid && !askedIds.includes(company.id))
    .slice(0, SHOWN);
  const invite = useRequestAction((companyId: number) =>
    callEndpoint(
      inviteCompany,
      { params: { id: request.id }, body: { companyId } },
      { idempotencyKey: `ask-${request.id}-${companyId}` },
    ),
  );
  if (candidates.length === 0) return null;
  return (
    <section className={styles.another} aria-labelledby={id}>
      <h3 id={id}>{asking.askAnother}</h3>
      {candidates.map(({ company, reasons }) => (
        <div key={company.id} className={styles.other}>
          <CompanyLogo name={company.name} logo={company.logoUrl} size="small" />
          <span>
            {company.name}
            {reasons.works && (
              <small>{asking.worksIn(names.of({ name: reasons.works, names: reasons.worksNames }))}</small>
            )}
          </span>
          <Button
            size="small"
            aria-label={asking.choose(company.name)}
            busy={invite.isBusy}
            onClick={() => void invite.change(company.id)}
          >
            {asking.askNow}
          </Button>
        </div>
      ))}
    </section>
  );
};
