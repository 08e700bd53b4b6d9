import { BELL_DAYS } from '#features/notifications/core/rules/bell.ts';
import { pluralForm } from '#kernel/plural.ts';
import {
  DECISION_YEARS,
  RETENTION_DAYS,
  type RetainedData,
  type RetentionEnd,
  TRIED_DAYS,
} from '#kernel/retention.ts';

/** Giewel describes itself and its rules here. Every sentence must be true of the product as it is. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  updated: 'Last changed on 28 November 2026.',
  binding:
    'If one of these pages says something else in another language, the English text counts. What the law of Luxembourg gives you as a consumer stays yours in any language.',
  neighbours: 'About Giewel and its rules',

  about: {
    title: 'About Giewel',
    description:
      'Giewel is a marketplace for renovation and construction in Luxembourg: who it is for, what it does and what it leaves alone.',
    lead: 'Giewel is where homeowners in Luxembourg find the companies that renovate, repair and build, and where those companies show what they have done.',
    sections: [
      {
        key: 'name',
        title: 'The name',
        text: [
          'Giewel is Luxembourgish for gable: the wall under the roof, the part of a house that faces the street.',
        ],
      },
      {
        key: 'what',
        title: 'What it does',
        text: [
          'You look for a trade or describe the job. You read what clients wrote after the work was done. You write to the company directly, keep the ones you like in a folder, compare them side by side and run the project here until both of you say it is complete.',
          'Companies have a profile with their trades, their hours, pictures of finished work and reviews that are each tied to a project.',
        ],
      },
      {
        key: 'not',
        title: 'What it leaves alone',
        text: [
          'The contract is between you and the company. Giewel takes no commission on it, holds no money and signs nothing in anybody’s name.',
          'There is no advertising network, no tracking and no cookie besides those that signing in needs.',
        ],
      },
      {
        key: 'money',
        title: 'How it is paid for',
        text: [
          'By the companies, with a subscription. For clients Giewel costs nothing. What a plan buys, and what it does not buy, is on the page about ranking.',
        ],
        links: [
          { label: 'How results are ranked', href: '/ranking' },
          { label: 'Plans for companies', href: '/how-it-works?tab=companies' },
        ],
      },
    ],
  },

  imprint: {
    title: 'Imprint',
    description: 'Who runs Giewel, under which name and number, and how to reach them.',
    lead: 'Who runs this website.',
    operator: 'Operator',
    name: 'Name',
    address: 'Address',
    registration: 'Trade and companies register (RCS)',
    vat: 'VAT number',
    permit: 'Business permit',
    director: 'Responsible for the content',
    phone: 'Telephone',
    email: 'Email',
    notSet:
      'Giewel is in pre-launch. The operator’s details will stand here before the first company pays for anything.',
    notSetLive: 'The operator’s details are not entered yet. Please write to us with the contact form.',
    reach: 'How to reach us',
    reachText: 'Write to us with the contact form. A person reads it and answers.',
    toContact: 'Contact',
    hosting: 'What we are, in the words of the law',
    hostingText:
      'For what companies and clients write here Giewel is a hosting service and an online platform under Regulation (EU) 2022/2065. Authorities and users alike reach us with the contact form, in French, German, Luxembourgish, Portuguese or English.',
  },

  terms: {
    title: 'Terms of use',
    description: 'The rules of Giewel for clients and companies, in plain words.',
    lead: 'The rules of the house. They hold between you and the operator named in the imprint.',
    sections: [
      {
        key: 'service',
        title: 'What Giewel is',
        text: [
          'Giewel brings clients and companies together. It is not a party to what they agree. Quotes, contracts, the work and its payment are between the two of them.',
          'A badge says what was checked and nothing more. “Verified” means that at least one of these was checked and still holds: the company’s VAT number (with VIES, or by a moderator), its RCS number, its business permit or its insurance (by a moderator, from a document). Pressing the badge tells which, against which source, when and until when. It does not vouch for the quality of the work.',
        ],
      },
      {
        key: 'accounts',
        title: 'Accounts',
        text: [
          'You may look around without an account. To write, to save companies or to run a project you need one. Give a real email address, keep your password to yourself and do not open an account in another’s name.',
          'You can have your account deleted at any time in the settings. It goes seven days later, so that you can change your mind.',
        ],
        links: [{ label: 'Privacy', href: '/privacy' }],
      },
      {
        key: 'companies',
        title: 'Companies',
        text: [
          'A company’s profile must be true: its name, its VAT number, its trades and its pictures. Show only work that is your own, and only with the consent of the people whose home it is.',
          'Whoever opens an account for a company must be allowed to act for it, and the company must have the permits its trades require in Luxembourg.',
        ],
      },
      {
        key: 'reviews',
        title: 'Reviews',
        text: [
          'A client may review a company once for each completed project. Nobody may pay for a review, offer something for one, threaten for one or write one about themselves. How reviews are checked is on a page of its own.',
        ],
        links: [{ label: 'Reviews policy', href: '/reviews-policy' }],
      },
      {
        key: 'forbidden',
        title: 'What has no place here',
        text: [
          'Anything unlawful; insults and threats; the data of others without their consent; advertising that was not asked for; programs that collect what is on Giewel or that keep it from working.',
          'What breaks these rules may be removed, and an account that goes on breaking them suspended. You are told why, and you may object.',
        ],
        links: [{ label: 'Report illegal content', href: '/report-illegal-content' }],
      },
      {
        key: 'money',
        title: 'Prices and payment',
        text: [
          'Giewel is free for clients. Companies subscribe to a plan; prices are on the page for companies and include VAT. A company may try any plan for 14 days before it pays.',
          'A subscription can be cancelled before its next renewal. What has been paid runs to its end.',
        ],
        links: [{ label: 'Plans for companies', href: '/how-it-works?tab=companies' }],
      },
      {
        key: 'content',
        title: 'What you write and upload',
        text: [
          'It stays yours. You allow Giewel to store it and to show it where you put it, for as long as it is there.',
        ],
      },
      {
        key: 'liability',
        title: 'Liability',
        text: [
          'We are liable without limit for intent, for gross negligence and for harm to life and health. Otherwise we are liable only where we break a duty without which this service would make no sense, and then for the harm that was to be expected. Rights that the law gives consumers are untouched.',
          'We keep Giewel running with care and cannot promise that it is never interrupted.',
        ],
      },
      {
        key: 'changes',
        title: 'Changes, law and courts',
        text: [
          'When these terms change, people with an account are told by email at least 30 days before. Whoever does not agree may leave.',
          'The law of Luxembourg holds. Consumers may go to the courts where they live and keep the protection of that country’s law.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Reviews policy',
    description:
      'Who may review a company on Giewel, how a review is checked, what is withheld and what a company can do about it.',
    lead: 'A review helps when you know where it comes from. This is where ours come from.',
    sections: [
      {
        key: 'who',
        title: 'Who may write one',
        text: [
          'Only a client, only about a company they had a project with on Giewel, and only after both sides have confirmed that the project is complete. One review for each project. There is no other way in: reviews are not bought, not imported and not written by us.',
        ],
      },
      {
        key: 'check',
        title: 'How it is checked',
        text: [
          'That the project exists and is complete is checked by the program, at the moment the review is sent. Then a person reads it before it appears. It is approved, or rejected with a reason that the client is told.',
          'A review is rejected when it is not about the project, insults or threatens somebody, gives away another’s private details, advertises something or was paid for. A low rating is no reason.',
        ],
      },
      {
        key: 'shown',
        title: 'What is shown and what is withheld',
        text: [
          'Shown are the rating from 1 to 5, the text, the date, the project and the client’s username. A client may stay anonymous: then neither name, account nor project is shown to anybody else, and of the date no more than the month. The company may still guess who it was. The project is checked all the same, and the stars count for the company, not for the project.',
          'Withheld are reviews that wait for approval and those that were rejected. Neither counts for the average. All approved reviews are shown and counted, the newest first.',
        ],
      },
      {
        key: 'numbers',
        title: 'How the numbers are made',
        text: [
          'The average is the plain average of all approved reviews, rounded to one decimal. For the order of results a cautious score is used, in which a single review counts little; it is explained on the page about ranking.',
        ],
        links: [{ label: 'How results are ranked', href: '/ranking' }],
      },
      {
        key: 'companies',
        title: 'What a company can do',
        text: [
          'A company can flag a review and say why. The review stays public and counted until a moderator has decided. A company cannot remove a review, and no plan changes that.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'In the demo',
      text: [
        'Giewel is in pre-launch. The companies of the demo and the reviews about them are invented; search engines are told to leave them out.',
      ],
    },
  },

  ranking: {
    title: 'How results are ranked',
    description:
      'In which order Giewel shows companies, what that order is made of, and what companies can and cannot pay for.',
    lead: 'In which order companies appear, and what of it is paid for.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevance, unless you choose otherwise',
        text: [
          'With a search, what counts first is how well a company answers it. In this order: its name is what you typed; its name begins with it; the words are in its name; the words are in its name or its trades; it does the trade your sentence speaks of; the words are anywhere in its profile, its town included. Small typing errors are forgiven.',
          'With a place, companies there come first, then those who say that they work there, then the nearest. We know how far it is to a company’s commune, not to its door, so we say “about”, in steps of 5 km. Places and where they are come from GeoNames (CC BY 4.0).',
          'Without a search, all companies answer equally well.',
        ],
      },
      {
        key: 'paid',
        title: 'What is paid for',
        text: [
          'Sorted by relevance, results come in sixes. In each six, the first and the fourth place are paid for. They go to companies that have the plan Premium, then Professional, in the order in which they answer the search, and those companies are marked “Featured”.',
          'A company takes a paid place only if it answers no worse than the last company there that does not pay for its place. Where nobody does, the place is not paid for. On all other places a plan changes nothing: a company with a plan stands there unmarked, where everybody else would.',
          'Suggestions under the search box, the map and the companies we suggest for a request cannot be bought.',
          'Sorted by rating, by name or by newest, the plan plays no part at all.',
          'Banner advertising is no search result. Where there is a banner it is marked as an advertisement.',
        ],
      },
      {
        key: 'score',
        title: 'The score of all reviews',
        text: [
          'Between companies that answer equally well the reviews decide, by a cautious average: to the real reviews of each company six imagined ones of 4.0 are added. So one review of 5 does not beat fifty of 4.9, and a new company starts in the middle and not at the end.',
          'Companies that are still equal stand newest first.',
        ],
      },
      {
        key: 'sorts',
        title: 'The other orders',
        text: [
          'Best rating: by that cautious average alone. Newest: by the day a company joined. Name: by the alphabet.',
        ],
      },
      {
        key: 'not',
        title: 'What plays no part',
        text: [
          'Who you are, what you looked at before, where you are (unless you name a place), which device you use. Two people who search for the same thing see the same order.',
        ],
        links: [
          { label: 'Reviews policy', href: '/reviews-policy' },
          { label: 'Search companies', href: '/search' },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Accessibility statement',
    description: 'How accessible Giewel is, how that is tested, what is missing and whom to tell.',
    lead: 'Giewel is meant for everybody who lives in a house, so it has to work for everybody.',
    sections: [
      {
        key: 'standard',
        title: 'What we hold ourselves to',
        text: [
          'The Web Content Accessibility Guidelines 2.2, level AA, which the European standard EN 301 549 builds on. To the best of our knowledge the public pages and the pages behind the login meet them.',
        ],
      },
      {
        key: 'tested',
        title: 'How it is tested',
        text: [
          'Every change is tested by program before it is released: each page in light and dark colours and on a wide and a narrow screen, with axe-core; headings, titles and landmarks; the whole home page by keyboard alone; pages at 320 pixels and at four times the size; forced colours; reduced motion; and reading without JavaScript.',
          'Tests by program find perhaps half of what can be wrong. People who use a screen reader every day have not tested Giewel for us yet.',
        ],
      },
      {
        key: 'known',
        title: 'What we know is missing',
        text: [
          'Pictures that companies upload are described by their titles, which may be short or missing.',
        ],
      },
      {
        key: 'tell',
        title: 'Tell us',
        text: [
          'If something does not work for you, write to us and say which page and what you use. A person answers, with a remedy or with another way to what you need.',
          'If our answer does not help, you can turn to the Office for the surveillance of the accessibility of products and services (OSAPS) in Luxembourg.',
        ],
        links: [{ label: 'Write to us', href: '/contact?topic=accessibility' }],
      },
    ],
  },

  reportContent: {
    title: 'Report illegal content',
    description: 'How to tell Giewel about content that you believe is illegal, and what happens then.',
    lead: 'Anyone may tell us about content on Giewel that they believe is against the law. You need no account for it.',
    sections: [
      {
        key: 'say',
        title: 'What to tell us',
        text: [
          'The exact address of the page; what on it you believe is illegal, and why; your name and email address.',
          'Please write what you know and not what you guess: by sending a report you state in good faith that it is correct and complete.',
        ],
        links: [{ label: 'Write a report', href: '/report' }],
      },
      {
        key: 'then',
        title: 'What happens then',
        text: [
          'A person reads it and decides with care and without favour. You hear from us what was decided and what you can do if you disagree. Whoever wrote the content hears it too, with the reason; your name is not passed on, unless it is needed to understand the report.',
          'Where we learn of something that endangers a person’s life or safety, we tell the police.',
        ],
      },
      {
        key: 'objection',
        title: 'If you disagree',
        text: [
          'Answer our message: somebody else looks at it again. You may also turn to a certified body for settling disputes out of court, to the Autorité de la concurrence, which watches over online platforms in Luxembourg, or to a court.',
        ],
      },
      {
        key: 'review',
        title: 'If it is about a review',
        text: ['A company that is reviewed can flag the review itself; that is quicker.'],
        links: [{ label: 'Reviews policy', href: '/reviews-policy' }],
      },
    ],
  },

  privacy: {
    title: 'Privacy',
    description:
      'What Giewel stores about people, why, for how long and who else sees it. No tracking, no advertising cookies.',
    lead: 'What is stored about you, why, and for how long. The table below is checked against the database by program: what is not in it is not stored.',
    sections: [
      {
        key: 'who',
        title: 'Who is responsible',
        text: ['The operator named in the imprint.'],
        links: [
          { label: 'Imprint', href: '/imprint' },
          { label: 'Write to us about your data', href: '/contact?topic=privacy' },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies and what your browser keeps',
        text: [
          'A visitor who only looks around gets no cookie, and their browser is asked to fetch nothing from anybody but us. That is why no banner asks for your consent.',
          'When you log in, one cookie keeps you signed in until you have been away for 12 hours; if you tick “Remember me”, for 14 days. After 30 days it ends in any case. Those who work for us are signed out sooner: after 30 minutes, or 2 hours. A second, named “known”, says for 180 days that somebody has logged in with this browser, so that a stranger who guesses at your password does not lock you out; it stays when you log out. When you ask for a code before you have an account, one cookie ties it to your browser for an hour.',
          'Your browser itself keeps the colours you chose, the companies you marked with a heart, the place you looked around last, the folder you saved to last, what you have begun to write, how far you had scrolled, and one page that says you are offline. None of that is sent to us before you send it; logging out forgets the place and what you had begun.',
        ],
      },
    ],
    stored: 'What we store',
    storedColumns: { what: 'What', why: 'Why', until: 'How long', basis: 'Legal basis' },
    basis: {
      contract: 'Contract (GDPR, article 6.1.b)',
      interest: 'Legitimate interest (GDPR, article 6.1.f)',
    },
    data: {
      account: {
        what: 'Your account: username, password (only as a hash nobody can read it from), email, telephone number, name, picture and passport number if you give them, your language, which messages you want, and a new email or telephone number while it waits for its code',
        why: 'To let you in and to let the people you write to know who you are',
        until: `Until you have the account deleted; it goes 7 days later. An account of a private person that nobody signs in to ends after ${RETENTION_DAYS.dormantAccounts / 365} years, ${RETENTION_DAYS.dormantWarning} days after a letter that says so`,
      },
      standing: {
        what: 'Whether your account was suspended, and why',
        why: 'To protect others from accounts that break the rules',
        until: 'As long as the account',
      },
      visits: {
        what: 'Where you are signed in: IP address and kind of browser of each session, when you last used it and showed that it is you, and the addresses of your first and last sign-in; and that your browser is one you have signed in with before',
        why: 'So that you and we can see a stranger in your account, and that we notice when client and company are one person',
        until: `Each session until it ends: 14 days after you last used it, 30 days at most; a browser 180 days after the last sign-in with it, or until you sign out everywhere; the addresses of the first and last sign-in ${RETENTION_DAYS.networks} days`,
      },
      proofs: {
        what: 'Codes, links for a new password, passkeys (of a passkey only its public part), and if you turn it on the secret your app makes its codes from, with recovery codes (only as hashes)',
        why: 'To prove that an address, a number or an account is yours',
        until:
          'Codes one day; links 30 minutes; passkeys, the app’s secret and recovery codes until you remove them',
      },
      attempts: {
        what: 'Attempts to open an account: IP address, kind of browser, and how it ended',
        why: 'To recognise programs that open accounts in great number',
        until: `${RETENTION_DAYS.signUpAttempts} days`,
      },
      trail: {
        what: 'What touched the safety of your account and what moderators read of you: when, the kind of browser, and the first part of the IP address (24 bits of IPv4, 48 of IPv6)',
        why: 'So that you and we can see a stranger in your account, and anybody of ours who reads what they should not',
        until: 'One year, nobody can change it; once your account is deleted it says a number and no name',
      },
      company: {
        what: 'A company’s profile: name, description, VAT and register number, address, telephone, email, whether these two may be shown to everybody, website, hours, logo, trades and pictures, what the VAT check said, what was sent to verify it (RCS number, business permit, insurance, each with its document) and what was decided, and its subscription',
        why: 'It is what the directory shows, and what a subscription is billed by',
        until: 'Until the company’s account is deleted',
      },
      team: {
        what: 'Who works for a company and as what, addresses that were invited to, who did what at its desk, from what to what, and who looks after which client',
        why: 'So that several people can answer for a company, and it knows who did',
        until:
          'Until you leave the team; what was done stays with the company, without your name once your account is deleted',
      },
      billing: {
        what: 'A company’s plan, what it has paid and until when, its invoices with the name, address and VAT number they were made out to, and by what numbers the payment service knows it; card numbers never reach us',
        why: 'To give a company what it pays for, and because the law asks for invoices',
        until:
          'Until the company’s account is deleted; invoices until ten years after the end of their year, as the law demands',
      },
      folders: {
        what: 'Your folders, the companies in them, your likes and notes, and links by which you share a folder',
        why: 'You put them there',
        until: 'Until you remove them or your account',
      },
      projects: {
        what: 'Projects: name, description, budget, timeline, pictures, documents and milestones, who confirmed, declined or cancelled them, and whether the client agreed that one is shown',
        why: 'You and the company work with them',
        until:
          'As long as the company’s account; your name, and your consent that a project is shown, go with your account',
      },
      messages: {
        what: 'Messages between you and others, the files in them, whom you have blocked, and how far a company is with an inquiry',
        why: 'So that both can read them',
        until: 'They are the other side’s too and stay with them; your name goes with your account',
      },
      requests: {
        what: 'Requests: what you wrote of the work and your home, pictures and plans, which companies you asked, what they asked or answered, and your street, which a company sees when you let it',
        why: 'So that you describe the work once and companies can answer it',
        until: 'Until your account is deleted, or a draft is thrown away; then the companies lose it too',
      },
      companyVisits: {
        what: 'Visits: the times that were proposed and the one that was taken, where it is, what was written with them, who comes, and a hash of your calendar’s address if you made one',
        why: 'So that both sides have one time in their calendars and are reminded of it',
        until: 'As long as both accounts; where one is deleted, the other is told that the visit is off',
      },
      quotes: {
        what: 'Quotes: their lines, prices, payment plans and versions, what was asked, declined and accepted, and of an acceptance the name that was typed, when, how it was confirmed and the shortened address of the network',
        why: 'So that both sides know what was offered and agreed, and can prove it',
        until:
          'As long as both accounts; what was accepted stays ten years with the other side, under the names it was signed with. A code that accepts lasts ten minutes',
      },
      reviews: {
        what: 'Reviews, changes to them, what a company answered or said when it flagged one, and why one is withheld and what its author said against it',
        why: 'They are what others choose by',
        until: 'As long as the company’s account; your name goes with your account',
      },
      translations: {
        what: 'What a translation service made of a message, a request, a company’s text or a review, where somebody pressed “Translate”',
        why: 'So that a text is handed to the service once and not again',
        until: 'As long as the text it is of, and only until that is changed',
      },
      reports: {
        what: 'Reports by companies about clients and about conversations, reports of illegal content with the name and address somebody gave, and what was decided',
        why: 'To act on abuse',
        until: `Until the account of the company or of the client is deleted, and ${DECISION_YEARS} years after the decision at most; from a report of illegal content name and address go with the account they belong to`,
      },
      decisions: {
        what: 'What moderators decided about reviews, accounts and reports, with their reasons',
        why: 'So that decisions can be looked at again and nothing vanishes silently',
        until: `${DECISION_YEARS} years, or longer as long as it holds: a suspension, a review that is withheld. The words about you go with your account`,
      },
      notifications: {
        what: 'What the bell tells you, what an open page was last told, and the addresses of the devices you asked us to tell of answers',
        why: 'So that you see what is new',
        until: `What the bell tells you, ${BELL_DAYS} days, and never longer than the account; what an open page was told, one day; a device until you sign out of it or turn it off`,
      },
      counts: {
        what: 'That somebody looked at a company’s profile today, as a hash of the account or the network, and whether they came from our search; of each company how many did, day by day',
        why: 'So that companies know how many people see them, without cookies',
        until:
          'The hashes until the end of the day, and what they were made with; the bare numbers as long as the company is listed',
      },
      outgoing: {
        what: 'Mails and text messages that wait to be sent, those of the contact form among them; keys in mails by which you answer them or stop them',
        why: 'So that none is lost when a server is down',
        until: `Until they are sent: we try for up to ${TRIED_DAYS} days; what could not be sent, ${RETENTION_DAYS.failedJobs} more days; keys ${RETENTION_DAYS.mailTokens} days; of mails that were answered a hash, ${RETENTION_DAYS.answeredMails} days`,
      },
      guard: {
        what: 'How often something was tried, under a key that is a hash of an address or number; answers to calls that were sent twice; which stored files are whose, and how large',
        why: 'So that nobody can guess passwords, nothing is done twice and nobody stores without end',
        until: 'Minutes to hours; answers one day; of a file, as long as it is stored',
      },
    },
    kept: 'What goes when',
    keptText: 'Each night a program deletes what is older than this.',
    keptColumns: { what: 'What', until: 'How long' },
    keptDays: (days: number) => pluralForm('en', days, { one: 'One day', other: `${days} days` }),
    keptYears: (years: number) => pluralForm('en', years, { one: 'One year', other: `${years} years` }),
    keptEnds: {
      withConversation: 'As long as the conversation they were sent in: it is the other side’s too',
      atSignOut: 'Until you sign out',
      withAccount:
        'Until you have your account deleted. The other side keeps what you sent it, without your name',
      withProject: 'As long as the project: both sides go by it',
      byLaw: 'As long as the company has an account: the law has businesses keep their letters for ten years',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Answers to calls that were sent twice',
      liveEvents: 'What an open page was told',
      unsentAttachments: 'Files you uploaded for a message and never sent',
      codes: 'Codes',
      networks: 'IP addresses of your first and last sign-in',
      signUpAttempts: 'Attempts to open an account',
      bell: 'What the bell tells you',
      requestWishes: 'That you would have asked a company which has no plan',
      trail: 'What touched the safety of your account, and what moderators read of you',
      mailTokens: 'Keys in mails by which you answer them or stop them',
      answeredMails: 'Hashes of mails that were answered',
      stripeEvents: 'Numbers of what the payment service has told us',
      failedJobs: 'Mails and text messages that could not be sent',
      dormantAccounts: 'The account of a private person that nobody signs in to',
      dormantWarning: 'Such an account once we have written that it will end',
      sentFiles: 'Files in messages',
      drafts: 'What you have begun to write and not sent, in your browser',
      companyDays: 'How often a company’s page was looked at each day',
      companyLog: 'What the members of a team did in their company’s name',
      messages: 'Messages',
      requests: 'Requests that have ended, and which companies were asked',
      projectHistory: 'What happened in a project, and when',
      quotes: 'Quotes that were not accepted',
      decisions:
        'Reports, what moderators decided about them and what they took down, once it no longer holds',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Who else sees it',
        text: [
          'What you publish, everybody. What you write to a company, that company. Nobody buys it, and no advertiser gets it.',
          'Giewel uses others where it cannot do without: a mail server to send mails, a text message service to send codes by SMS, the European Commission’s VIES to check a company’s VAT number, the service of your browser’s maker to reach a device on which you asked for notices (it carries them without being able to read them), and, where the operator has set them up, a store for files and a payment service. Each gets what it needs for that, and nothing else.',
          'Where the operator has set up a translation service, “Translate” stands beside texts in another language. A text goes to that service only when somebody who may read it presses there: the text alone, without your name or address. Without a press none does.',
          'The server’s log holds neither addresses of visitors nor what they typed.',
        ],
      },
      {
        key: 'rights',
        title: 'Your rights',
        text: [
          'In the settings you can have a copy of everything we store about you, correct it, and have your account deleted. You need to ask nobody for that.',
          'You may also object, have the use of your data restricted, or complain to the Commission nationale pour la protection des données (CNPD) in Luxembourg.',
        ],
        links: [{ label: 'Write to us about your data', href: '/contact?topic=privacy' }],
      },
    ],
  },
} as const;
