import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import {
  type ListingRequirement,
  MIN_LISTED_DESCRIPTION_LENGTH,
} from '#features/companies/core/rules/listing-requirements.ts';
import { editorAnchorHref } from '#features/companies/profile-editor/web/index.ts';
import type { OwnCompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useVisitor } from '#web/visitor.ts';
import styles from './listing-panel.module.css';

const needHref: Record<ListingRequirement, string> = {
  trade: editorAnchorHref('services'),
  place: editorAnchorHref('address'),
  text: editorAnchorHref('description'),
  email: href('/settings'),
};

/** Lists why the directory leaves a company out, each with a link to mend it. */
export const ListingPanel = ({ profile: { listing, abilities } }: { profile: OwnCompanyProfile }) => {
  const { listing: words } = useStrings().desk;
  const format = useFormat();
  const nameOf = (need: ListingRequirement): string => {
    if (need === 'text') return words.text40(MIN_LISTED_DESCRIPTION_LENGTH);
    return need === 'email' && !abilities.mayPay ? words.emailOfOwner : words[need];
  };
  // No member can verify the owner's email, and a plain member changes nothing of the profile.
  const leads = (need: ListingRequirement) => (need === 'email' ? abilities.mayPay : abilities.mayEdit);
  // The settings may have verified the email a moment ago, unknown to this response.
  const isVerified = useVisitor()?.isEmailVerified && abilities.mayPay;
  const missing = listing.missing.filter((need) => need !== 'email' || !isVerified);
  if (missing.length === 0) return null;
  const listedUntil = listing.keptUntil && format.longDate(new Date(listing.keptUntil));
  return (
    <Panel className={styles.panel} title={listedUntil ? words.keptTitle(listedUntil) : words.title}>
      <PanelBody>
        <Text size="small" tone="muted">
          {listedUntil ? words.keptText : words.text}
        </Text>
        <ul className={styles.needs}>
          {missing.map((need) => (
            <li key={need}>
              {leads(need) ? (
                <TextLink data-alone href={needHref[need]}>
                  {nameOf(need)}
                </TextLink>
              ) : (
                nameOf(need)
              )}
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};
