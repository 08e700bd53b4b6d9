import { NO_PASSWORD, type UserValues } from '#demo/builders/user.ts';
import { clientNames, ownerNames } from '#demo/material/people.ts';
import type { RandomSource } from '#demo/random.ts';
import { type Language, languageOfTag } from '#kernel/language.ts';
import { cyclicItem } from './cyclic-item.ts';
import type { DemoPlan, WithId } from './demo.ts';
import { slugOf } from './names.ts';

export type DemoUser = WithId<UserValues>;

export interface DemoPeople {
  claire: DemoUser;
  schmit: DemoUser;
  moderator: DemoUser;
  clients: DemoUser[];
}

/** An invented client writes in the language of the account. */
export const languageOfClient = ({ language }: DemoUser): Language => languageOfTag(language);

/** Mobile numbers here begin with 621, 661 or 691. */
export const randomMobileNumber = (random: RandomSource): string =>
  `+352 ${random.pick(['621', '661', '691'])} ${random.between(100, 999)} ${random.between(100, 999)}`;

export const addPeople = (demo: DemoPlan): DemoPeople => {
  const accounts = addAccounts(demo);
  return {
    ...accounts,
    clients: [...clientNames, ...relatives()].map(([fullName, language, username]) =>
      addClient(demo, fullName, language, username),
    ),
  };
};

/** Adds clients of the families that also own companies: the others could not write so many reviews. */
const relatives = (): [string, Language][] =>
  ownerNames.flatMap(({ write, first, last }) =>
    first
      .flatMap((name, index) =>
        last.filter((_, place) => (index + place) % 3 === 0).map((family) => `${name} ${family}`),
      )
      .map((fullName, index): [string, Language] => [fullName, cyclicItem(write, index)]),
  );

const addAccounts = (demo: DemoPlan) => {
  const random = demo.random('accounts');
  const account = (username: string, values: Partial<UserValues>): DemoUser =>
    demo.tables.users.add({
      username,
      password: demo.passwordHash,
      email: `${username}@giewel.example`,
      phoneNumber: randomMobileNumber(random),
      isEmailVerified: true,
      isPhoneVerified: true,
      createdAt: demo.daysAgo(900, random),
      ...values,
    });
  const claire = account('demo-client', {
    fullName: 'Claire Hoffmann',
    email: 'claire.hoffmann@mail.example',
  });
  const schmit = account('demo-company', {
    fullName: 'Marc Schmit',
    userType: 'company',
    email: 'marc@toiture-schmit.example',
  });
  const moderator = account('demo-moderator', {
    fullName: 'Joëlle Kremer',
    userType: 'admin',
    staffRole: 'moderator',
  });
  account('demo-admin', { fullName: 'Demo Admin', userType: 'admin', staffRole: 'admin' });
  return { claire, schmit, moderator };
};

const addClient = (
  demo: DemoPlan,
  fullName: string,
  language: Language,
  username = slugOf(fullName),
): DemoUser => {
  const random = demo.random(`client/${fullName}`);
  return demo.tables.users.add({
    username,
    password: NO_PASSWORD,
    email: `${slugOf(fullName)}@mail.example`,
    phoneNumber: random.chance(0.8) ? randomMobileNumber(random) : null,
    fullName,
    language,
    userType: 'private',
    smsNotifications: random.chance(0.6),
    isEmailVerified: random.chance(0.9),
    isPhoneVerified: random.chance(0.5),
    createdAt: demo.daysAgo(random.between(790, 900), random),
  });
};

interface Founding {
  slug: string;
  owner: string | undefined;
  createdAt: Date;
}

/** Adds the owner of a company: somebody of the name on its sign, if we know it. */
export const addOwner = (demo: DemoPlan, { slug, owner, createdAt }: Founding): DemoUser => {
  const random = demo.random(`owner/${slug}`);
  const fullName = owner ?? ownerOf(slug.split('-'), random);
  return demo.tables.users.add({
    username: slug.slice(0, 40),
    password: NO_PASSWORD,
    email: `${slugOf(fullName).split('-')[0]}@${slug}.example`,
    phoneNumber: randomMobileNumber(random),
    fullName,
    userType: 'company',
    isEmailVerified: true,
    isPhoneVerified: random.chance(0.8),
    createdAt,
  });
};

const ownerOf = (wordsOnTheSign: readonly string[], random: RandomSource): string => {
  const matchingNames = ownerNames.flatMap(({ first, last }) =>
    last.filter((name) => wordsOnTheSign.includes(slugOf(name))).map((name) => ({ first, last: [name] })),
  );
  const family = random.pick(matchingNames.length > 0 ? matchingNames : ownerNames);
  return `${random.pick(family.first)} ${random.pick(family.last)}`;
};
