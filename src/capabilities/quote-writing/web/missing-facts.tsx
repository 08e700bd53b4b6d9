import { Notice } from '#design/notice.tsx';
import { TextLink } from '#design/text.tsx';
import { addressOfAnchor } from '#profile-editor/web/index.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { type LawFact, missingFacts } from '#quotes/rules/law-facts.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './write.module.css';

// The permit is stated beside the number of the register.
const parts = {
  address: 'address',
  registrationNumber: 'registration',
  permit: 'registration',
  vatNumber: 'vat',
} as const satisfies Record<LawFact, string>;

/** What the law wants on a quote and the company has not stated, with the way to where it is entered. */
export const MissingFacts = ({ company }: { company: Quote['company'] }) => {
  const { writing } = useStrings();
  const missing = missingFacts(company);
  if (missing.length === 0) return null;
  return (
    <div className={styles.facts}>
      <Notice
        title={writing.factsMissing}
        text={writing.factsMissingText}
        action={
          <ul>
            {missing.map((fact) => (
              <li key={fact}>
                <TextLink href={addressOfAnchor(parts[fact])}>{writing.stateFact[fact]}</TextLink>
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
};
