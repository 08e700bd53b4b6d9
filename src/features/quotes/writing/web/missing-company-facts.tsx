import type { RefObject } from 'react';
import { Notice } from '#design/notice.tsx';
import { TextLink } from '#design/text.tsx';
import { editorAnchorHref } from '#features/companies/profile-editor/web/index.ts';
import { proofHref } from '#features/companies/proofs/web/index.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import {
  findMissingCompanyFacts,
  type RequiredCompanyFact,
} from '#features/quotes/core/rules/required-company-facts.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

const factHref: Readonly<Record<RequiredCompanyFact, string>> = {
  address: editorAnchorHref('address'),
  registrationNumber: editorAnchorHref('registration'),
  permit: proofHref('permit'),
  vatNumber: editorAnchorHref('vat'),
};

interface MissingFactsProps {
  company: Quote['company'];
  /** The list takes the focus when somebody tries to send without them. */
  list: RefObject<HTMLUListElement | null>;
}

/** Each fact that the law requires and the company has not stated links to its field. */
export const MissingCompanyFacts = ({ company, list }: MissingFactsProps) => {
  const { writing } = useStrings();
  const absentFacts = findMissingCompanyFacts(company);
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
                <TextLink data-alone href={factHref[fact]}>
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
