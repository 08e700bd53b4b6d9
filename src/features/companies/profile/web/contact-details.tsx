import { contactIcons } from '#design/contact-icons.ts';
import { type IconListItemData, IconList } from '#design/icon-and-description-lists.tsx';
import {
  type WebsiteLink,
  emailHref,
  phoneHref,
  websiteLink,
} from '#features/companies/core/rules/contact-links.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { useLanguageName } from '#web/use-language-name.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';

const linked = (text: string, href: string | null) => (href ? <a href={href}>{text}</a> : text);

// The company entered this URL itself: search engines must not count it as our recommendation.
const Website = ({ link }: { link: WebsiteLink }) => (
  <a href={link.href} target="_blank" rel="noopener nofollow ugc">
    {link.text}
  </a>
);

/** The editor's preview has these fields too. */
export type CompanyContactData = Pick<
  PublicCompany,
  | 'address'
  | 'postalCode'
  | 'city'
  | 'phoneNumber'
  | 'email'
  | 'website'
  | 'languages'
  | 'serviceCantons'
  | 'serviceCommunes'
  | 'placeNames'
> &
  Partial<Pick<PublicCompany, 'isDemo'>>;

const useSpeaks = ({ languages }: CompanyContactData) => {
  const { profile } = useStrings();
  const spoken = languages.map(useLanguageName(profile.languageNames));
  return spoken.length > 0 ? profile.speaks(spoken) : null;
};

/** Says where a company works; null if it has not said. */
export const useWorkAreaText = ({
  serviceCantons,
  serviceCommunes,
  placeNames,
}: Pick<PublicCompany, 'serviceCantons' | 'serviceCommunes' | 'placeNames'>) => {
  const { profile } = useStrings();
  const names = useTranslatedNames();
  const nameOf = (name: string) => names.of({ name, names: placeNames[name] });
  const places = [
    ...serviceCantons.map((canton) => profile.ofCanton(nameOf(canton))),
    ...serviceCommunes.map(nameOf),
  ];
  return places.length > 0 ? profile.worksIn(places) : null;
};

/** Lists how a company is reached; a missing detail has no row. */
export const ContactDetails = ({ company }: { company: CompanyContactData }) => {
  const { profile } = useStrings();
  const { address, postalCode, city, phoneNumber, email, isDemo } = company;
  const speaks = useSpeaks(company);
  const worksIn = useWorkAreaText(company);
  const website = websiteLink(company.website);
  const lines = [address, [postalCode, city].filter(Boolean).join(' '), profile.luxembourg].filter(Boolean);
  const details: (IconListItemData | null)[] = [
    {
      key: 'address',
      icon: 'pin',
      label: profile.address,
      content: lines.map((line) => <div key={line}>{line}</div>),
    },
    phoneNumber
      ? {
          key: 'phone',
          icon: contactIcons.phone,
          label: profile.phone,
          content: isDemo ? profile.demoHasNoNumber : linked(phoneNumber, phoneHref(phoneNumber)),
        }
      : null,
    email
      ? {
          key: 'email',
          icon: contactIcons.envelope,
          label: profile.email,
          content: linked(email, emailHref(email)),
        }
      : null,
    website
      ? {
          key: 'website',
          icon: contactIcons.globe,
          label: profile.website,
          content: <Website link={website} />,
        }
      : null,
    speaks ? { key: 'languages', icon: 'message', label: profile.spokenLanguages, content: speaks } : null,
    worksIn ? { key: 'area', icon: 'truck', label: profile.area, content: worksIn } : null,
  ];
  return <IconList details={details.filter((detail) => detail !== null)} />;
};
