import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Notice } from '#design/notice.tsx';
import { TextLink } from '#design/text.tsx';
import { editorAnchorHref } from '#features/companies/profile-editor/web/index.ts';
import { proofHref } from '#features/companies/proofs/web/index.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import {
  findMissingCompanyFacts,
  type RequiredCompanyFact,
} from '#features/quotes/core/rules/required-company-facts.ts';
import { quoteQuery } from '#features/quotes/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

const factHref: Readonly<Record<RequiredCompanyFact, (from: { quote: number }) => string>> = {
  address: (from) => editorAnchorHref('address', from),
  registrationNumber: (from) => editorAnchorHref('registration', from),
  permit: (from) => proofHref('permit', from),
  vatNumber: (from) => editorAnchorHref('vat', from),
};

interface MissingFactsProps {
  quote: Quote;
  /** The list takes the focus when somebody tries to send without them. */
  list: RefObject<HTMLUListElement | null>;
}

/** Each fact that the law requires and the company has not stated links to its field. */
export const MissingCompanyFacts = ({ quote: { id, company }, list }: MissingFactsProps) => {
  const { writing } = useStrings();
  const absentFacts = findMissingCompanyFacts(company);
  const client = useQueryClient();
  // Somebody who comes back from the profile has stated them since the quote was read.
  const readAgain = useEffectEvent(() => {
    if (absentFacts.length > 0) void client.invalidateQueries({ queryKey: quoteQuery(String(id)).queryKey });
  });
  useEffect(() => readAgain(), []);
  if (absentFacts.length === 0) return null;
  return (
    <div className={styles.facts}>
      <Notice
        title={writing.factsMissing}
        text={writing.factsMissingText}
        action={
          <ul ref={list}>
            {absentFacts.map((fact) => (
              <li key={fact}>
                <TextLink data-alone href={factHref[fact]({ quote: id })}>
                  {writing.stateFact[fact]}
                </TextLink>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
};
