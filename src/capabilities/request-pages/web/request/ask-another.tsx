import { useId } from 'react';
import { Button } from '#design/button.tsx';
import { Seal } from '#design/seal.tsx';
import { suggestionsFor } from '#new-request/web/index.ts';
import { askCompany } from '#requests/contract/requests.ts';
import type { Request } from '#requests/contract/shapes.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import styles from './request.module.css';
import { useAct } from './use-act.ts';

const SHOWN = 3;

/** Where there is room: three others that can be asked, by one press each. */
export const AskAnother = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const names = useNames();
  const { category, commune, invitations, timing } = request;
  const id = useId();
  const { answer = [] } = useOutcome(
    suggestionsFor({
      category: category?.id ?? 0,
      commune: commune ?? '',
      ...(timing?.date && { on: timing.date }),
    }),
  );
  const asked = invitations.map(({ company }) => company.id);
  const others = answer
    .filter(({ isPaid, company }) => isPaid && !asked.includes(company.id))
    .slice(0, SHOWN);
  const ask = useAct((companyId: number) =>
    call(
      askCompany,
      { params: { id: request.id }, body: { companyId } },
      { idempotencyKey: `ask-${request.id}-${companyId}` },
    ),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.another} aria-labelledby={id}>
      <h3 id={id}>{asking.askAnother}</h3>
      {others.map(({ company, reasons }) => (
        <div key={company.id} className={styles.other}>
          <Seal name={company.name} logo={company.logoUrl} size="small" />
          <span>
            {company.name}
            {reasons.works && (
              <small>{asking.worksIn(names.of({ name: reasons.works, names: reasons.worksNames }))}</small>
            )}
          </span>
          <Button
            size="small"
            aria-label={asking.choose(company.name)}
            busy={ask.isBusy}
            onClick={() => void ask.change(company.id)}
          >
            {asking.askNow}
          </Button>
        </div>
      ))}
    </section>
  );
};
