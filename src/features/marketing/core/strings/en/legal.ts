import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import {
  DECISION_RETENTION_YEARS,
  DELIVERY_RETRY_DAYS,
  type RetainedData,
  RETENTION_DAYS,
  type RetentionEnd,
} from '#kernel/retention.ts';

/** Giewel describes itself and its rules here. Every sentence must be true of the product as it is. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  updated: 'Last updated on 29 November 2026.',
  binding:
    'For consumers, these pages are binding in the language in which they accepted them. For companies, the English version is binding. Your rights under Luxembourg law are the same in every language.',
  neighbours: 'About Giewel and its policies',

  about: {
    title: 'About Giewel',
    description:
      'Giewel is a marketplace for renovation and construction in Luxembourg. Find out who it’s for, what it does and what it doesn’t do.',
    lead: 'Giewel is where homeowners in Luxembourg find companies that renovate, repair and build, and where companies show their finished work.',
    sections: [
      {
        key: 'name',
        title: 'Our name',
        text: [
          'Giewel is the Luxembourgish word for gable, the part of a house’s wall between the two slopes of the roof.',
        ],
      },
      {
        key: 'what',
        title: 'Our service',
        text: [
          'Search for a trade or describe the work, and read reviews from clients whose projects are complete. Message companies directly, save the ones you like to a folder, compare them side by side, and manage your project on Giewel until you and the company have both marked it as complete.',
          'Each company has a profile with its trades, opening hours, pictures of finished work and reviews of completed projects.',
        ],
      },
      {
        key: 'not',
        title: 'Our limits',
        text: [
          'Your contract is with the company. Giewel doesn’t take a commission, hold any money or sign anything on your behalf.',
          'We don’t use advertising networks or tracking. Our only cookies are for logging in.',
        ],
      },
      {
        key: 'money',
        title: 'Who pays for Giewel',
        text: [
          'Companies pay a subscription. Giewel is free for clients. The ranking page explains what companies can and can’t pay for.',
        ],
        links: [
          { label: 'How results are ranked', href: href('/ranking') },
          { label: 'Plans for companies', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Imprint',
    description: 'Who runs Giewel, the operator’s registered details, and how to contact us.',
    lead: 'The company behind this website.',
    operator: 'Operator',
    name: 'Name',
    address: 'Address',
    registration: 'Trade and companies register (RCS)',
    vat: 'VAT number',
    permit: 'Business permit',
    director: 'Person responsible for the content',
    phone: 'Phone',
    email: 'Email',
    notSet:
      'Giewel is in pre-launch. We’ll publish the operator’s details here before we charge any company.',
    notSetLive: 'The operator’s details haven’t been added yet. Use the contact form to reach us.',
    reach: 'Contact us',
    reachText: 'Use our contact form. A member of our team will read your message and reply.',
    toContact: 'Contact',
    hosting: 'Legal status and contact point',
    hostingText:
      'For the content that companies and clients publish here, Giewel is a hosting service and an online platform under Regulation (EU) 2022/2065 (the Digital Services Act). The contact form is the single point of contact for authorities and users. You can write in French, German, Luxembourgish, Portuguese or English.',
  },

  terms: {
    title: 'Terms of use',
    description: 'The rules for clients and companies who use Giewel, in plain language.',
    lead: 'These terms are an agreement between you and the operator named in the imprint.',
    sections: [
      {
        key: 'service',
        title: 'The service',
        text: [
          'Giewel brings clients and companies together but is never a party to their agreements. Quotes, contracts, the work and payment for the work are between the client and the company.',
          '“Verified” means that we checked at least one of the following and that it remains valid: the company’s VAT number, RCS number, business permit or insurance. We check VAT numbers with VIES, or a moderator checks them. For the others, a moderator checks a document. Select the badge to see what we checked, the source, the date and the expiry date. The badge is no guarantee of the quality of the work.',
        ],
      },
      {
        key: 'accounts',
        title: 'Accounts',
        text: [
          'You can browse Giewel without an account. You need one to send messages, save companies or run a project. Use a real email address, keep your password secret and open an account only in your own name.',
          'You can delete your account in your settings at any time. We delete it 7 days later, so you can change your mind until then.',
        ],
        links: [{ label: 'Privacy', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Companies',
        text: [
          'A company’s profile must be accurate, including its name, VAT number, trades and pictures. Show only your own work, and show people’s homes only with their consent.',
          'To open an account for a company, you must be authorised to act for it. The company must hold the permits its trades require in Luxembourg.',
        ],
      },
      {
        key: 'reviews',
        title: 'Reviews',
        text: [
          'A client can review a company once for each completed project. You must not pay for a review, offer anything in return for one, use threats to get one, or review yourself. Our reviews policy explains how we check reviews.',
        ],
        links: [{ label: 'Reviews policy', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Prohibited content and conduct',
        text: [
          'You must not publish or send illegal content, insults, threats, other people’s personal data without their consent, or unsolicited advertising. You must not use software to collect content from Giewel or to disrupt the service.',
          'We may remove content that breaks these rules and suspend accounts that keep breaking them. We explain each decision, and you can appeal.',
        ],
        links: [{ label: 'Report illegal content', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Prices and payment',
        text: [
          'Giewel is free for clients. Companies subscribe to a plan. Prices are listed on the page for companies and include VAT. A company can try any plan for 14 days before it pays.',
          'You can cancel a subscription at any time before its next renewal. It stays active until the end of the paid period.',
        ],
        links: [{ label: 'Plans for companies', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Your content',
        text: [
          'You keep the rights to everything you write and upload. You allow Giewel to store this content, and to show it where you published it, until you remove it.',
        ],
      },
      {
        key: 'liability',
        title: 'Liability',
        text: [
          'Nothing in these terms limits our liability for wilful misconduct, gross negligence, or injury to life or health. Otherwise, our liability is limited to foreseeable damage caused by a breach of an obligation that is essential to this service. The rights that consumers have by law are unaffected.',
          'We do our best to keep Giewel available but give no guarantee of uninterrupted service.',
        ],
      },
      {
        key: 'businesses',
        title: 'For companies: Regulation (EU) 2019/1150',
        text: [
          'If we restrict or suspend a company’s account, we email the company our reasons before the decision takes effect, or at the same time. If we close an account, we email our reasons at least 30 days in advance, unless the law requires otherwise or the company has repeatedly broken these terms. The company can appeal, and we reverse the decision if it was wrong.',
          'The ranking page explains what determines the order of results and what companies can pay for. Giewel sells nothing that competes with the companies listed here and gives no company better treatment than that page describes. Companies can see and download the data they enter and receive on Giewel. Other companies have no access to it.',
          'Companies can complain through the contact form, free of charge. Someone on our team who took no part in the decision replies in writing. If the complaint remains unresolved, we offer mediation with the Centre de médiation civile et commerciale (CMCC) in Luxembourg. Companies can still go to court at any time.',
        ],
        links: [
          { label: 'How results are ranked', href: href('/ranking') },
          { label: 'Contact us', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Changes, law and courts',
        text: [
          'If we change these terms, we email everyone who has an account at least 30 days before the change. If you disagree, you can delete your account.',
          'Luxembourg law applies. Consumers can go to court in the country where they live, and keep the protection of that country’s law.',
          'Consumers can take an unresolved dispute with us to the Service national du Médiateur de la consommation in Luxembourg (mediateurconsommation.lu), free of charge. The same service can help with disputes between a consumer and a company.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Reviews policy',
    description:
      'Who can review a company on Giewel, how we check reviews, which ones we don’t publish and how companies can respond.',
    lead: 'Every review on Giewel comes from a client with a completed project.',
    sections: [
      {
        key: 'who',
        title: 'Who can write a review',
        text: [
          'Only clients can write reviews. They must have had a project with the company on Giewel, and both the client and the company must have confirmed that it’s complete. Clients can write one review per project. We don’t buy, import or write reviews.',
        ],
      },
      {
        key: 'check',
        title: 'How we check reviews',
        text: [
          'When a client sends a review, our system checks that the project exists and is complete. A moderator then reads the review before it’s published, and approves or rejects it. If we reject a review, we tell the client why.',
          'We reject a review if it isn’t about the project, insults or threatens someone, reveals someone’s private details, advertises something or was paid for. We never reject a review for a low rating.',
        ],
      },
      {
        key: 'shown',
        title: 'Published and unpublished reviews',
        text: [
          'We show the rating from 1 to 5, the text, the date, the project and the client’s username. If a client chooses to stay anonymous, we show the month instead of the date, and we don’t show their username, account or project to anyone, including the company. The company may still guess who wrote the review. We check the project as we do for every review. The rating counts towards the company’s average, but we don’t show it with the project.',
          'We don’t publish reviews that are pending or rejected, and they don’t count towards the average. We publish and count all approved reviews, newest first.',
        ],
      },
      {
        key: 'numbers',
        title: 'How we calculate ratings',
        text: [
          'The average is the mean of all approved reviews, rounded to one decimal place. To rank results, we use a weighted average that limits the effect of a single review. The ranking page explains how.',
        ],
        links: [{ label: 'How results are ranked', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'How companies can respond',
        text: [
          'A company can report a review and say why. The review stays public and still counts until a moderator decides. Companies can’t remove reviews, whatever their plan.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'In the demo',
      text: [
        'Giewel is in pre-launch. The companies in this demo and their reviews are made up, and we ask search engines not to list them.',
      ],
    },
  },

  ranking: {
    title: 'How results are ranked',
    description: 'How Giewel orders search results, and what companies can and can’t pay for.',
    lead: 'How we order companies in search results, and which positions are paid.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevance (default)',
        text: [
          'When you search, the companies that match best come first, in this order: the company’s name is exactly what you typed; its name starts with what you typed; your words are in its name; your words are in its name or its trades; it works in the trade you describe; your words are anywhere in its profile, including its town. We allow for small typing errors.',
          'If you name a place, companies based there come first, then companies that say they work there, then the nearest. We measure the distance to a company’s commune, not to its address, so distances are approximate and in steps of 5 km. Place data comes from GeoNames (CC BY 4.0).',
          'If you don’t search for anything, all companies match equally well.',
        ],
      },
      {
        key: 'paid',
        title: 'Paid positions',
        text: [
          'When results are sorted by relevance, the first and fourth of every six results are paid positions. They go to companies on the Premium plan, then the Professional plan, in order of how well they match the search. We mark these companies “Featured”.',
          'A company gets a paid position only if it matches the search at least as well as the lowest-ranked unpaid result among the six. If no company qualifies, the position goes to an unpaid result. A plan has no effect on any other position.',
          'Companies can’t pay to appear in suggestions under the search box, on the map, or among the companies we suggest for a request.',
          'When results are sorted by rating, name or newest, plans have no effect at all.',
          'Banners aren’t search results. We always mark them as advertisements.',
        ],
      },
      {
        key: 'score',
        title: 'Review score',
        text: [
          'When companies match equally well, we rank them by their reviews. We use a weighted average: we add six notional reviews of 4.0 to each company’s real ones. That way, one review of 5 doesn’t outrank fifty reviews of 4.9, and new companies start in the middle rather than at the bottom.',
          'If companies are still tied, the newest comes first.',
        ],
      },
      {
        key: 'sorts',
        title: 'Other ways to sort',
        text: [
          '“Best rating” uses only the weighted average, “Newest” uses the date a company joined, and “Name” is alphabetical.',
        ],
      },
      {
        key: 'not',
        title: 'Factors we don’t use',
        text: [
          'We don’t take into account who you are, what you’ve viewed before, where you are (unless you name a place) or which device you use. Two people who search for the same thing see the same order.',
        ],
        links: [
          { label: 'Reviews policy', href: href('/reviews-policy') },
          { label: 'Search companies', href: href('/search') },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Accessibility statement',
    description: 'How accessible Giewel is, how we test it and how to report a problem.',
    lead: 'We want everyone to be able to use Giewel.',
    sections: [
      {
        key: 'standard',
        title: 'Standards',
        text: [
          'We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, which the European standard EN 301 549 is based on. To the best of our knowledge, both the public pages and the pages for logged-in users meet them.',
        ],
      },
      {
        key: 'tested',
        title: 'How we test',
        text: [
          'We run automated tests on every change before we release it: each page in light and dark mode and on a wide and a narrow screen, with axe-core; headings, titles and landmarks; the whole home page using only the keyboard; pages at a width of 320 pixels and at 400% zoom; forced colours; reduced motion; and reading without JavaScript.',
          'Automated tests find only about half of all problems. We haven’t yet had Giewel tested by people who use a screen reader every day.',
        ],
      },
      {
        key: 'known',
        title: 'Known problems',
        text: ['Screen readers read out the titles of companies’ pictures, which may be short or missing.'],
      },
      {
        key: 'tell',
        title: 'Report a problem',
        text: [
          'If something doesn’t work for you, tell us which page it’s on and which device, browser or assistive technology you use. We’ll reply with a fix or another way to get what you need.',
          'If our reply doesn’t help, you can contact the Office for the Surveillance of the Accessibility of Products and Services (OSAPS) in Luxembourg.',
        ],
        links: [{ label: 'Contact us', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Report illegal content',
    description: 'How to report content you believe is illegal, and what we do with your report.',
    lead: 'Anyone can report content on Giewel that they believe is illegal. You don’t need an account.',
    sections: [
      {
        key: 'say',
        title: 'Details to include',
        text: [
          'Tell us the exact address of the page, what you believe is illegal and why, and your name and email address.',
          'Include only what you know to be true. By sending a report, you declare in good faith that it’s correct and complete.',
        ],
        links: [{ label: 'Report content', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'After you report something',
        text: [
          'A moderator reads your report and decides carefully and impartially. We’ll tell you what we’ve decided and what you can do if you disagree. We’ll also give the person who published the content our reasons. We don’t pass on your name unless it’s needed to understand the report.',
          'If we learn of a threat to someone’s life or safety, we inform the police.',
        ],
      },
      {
        key: 'objection',
        title: 'If you disagree',
        text: [
          'Reply to our message, and a different moderator will review the decision. You can also turn to a certified out-of-court dispute settlement body, to the Autorité de la concurrence, which supervises online platforms in Luxembourg, or to a court.',
        ],
      },
      {
        key: 'review',
        title: 'Report a review',
        text: ['If the review is about your company, it’s faster to report it from your dashboard.'],
        links: [{ label: 'Reviews policy', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Privacy',
    description:
      'What Giewel stores about you, why, for how long and who else can see it. We don’t use tracking or advertising cookies.',
    lead: 'What we store about you, why and for how long. An automated check compares the table below with our database. If something isn’t in the table, we don’t store it.',
    sections: [
      {
        key: 'who',
        title: 'Who is responsible',
        text: ['The operator named in the imprint.'],
        links: [
          { label: 'Imprint', href: href('/imprint') },
          { label: 'Contact us about your data', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies and browser storage',
        text: [
          'If you only browse, we don’t set any cookies, and your browser loads content only from us. That’s why you don’t see a cookie banner.',
          'When you log in, one cookie keeps you logged in until you’ve been away for 12 hours, or 14 days if you tick “Remember me”. You’re always logged out after 30 days. Our staff are logged out sooner: after 30 minutes away, or 2 hours with “Remember me”. A second cookie, named “known”, records for 180 days that someone has logged in with this browser, so that a stranger guessing your password can’t lock you out. This cookie stays when you log out. If you request a code before you have an account, a third cookie ties the code to your browser for an hour.',
          'Your browser stores the theme you chose, the companies you liked, the last place you searched in, the last folder you saved to, your drafts, how far you’ve scrolled, and a page to show when you’re offline. We don’t receive any of this until you send it. When you log out, your browser deletes the last place you searched in and your drafts.',
        ],
      },
    ],
    stored: 'Data we store',
    storedColumns: { what: 'Data', why: 'Purpose', until: 'Kept for', basis: 'Legal basis' },
    basis: {
      contract: 'Contract (GDPR, Article 6(1)(b))',
      interest: 'Legitimate interest (GDPR, Article 6(1)(f))',
    },
    data: {
      account: {
        what: 'Your account: username, password (only as a hash), email, phone number, name, picture and passport number if you provide them, your language, your notification settings, and a new email or phone number until you confirm it',
        why: 'To log you in, and so that people you write to know who you are',
        until: `Until 7 days after you delete your account; if a client doesn’t log in for ${RETENTION_DAYS.dormantAccounts / 365} years, we email a warning and delete the account ${RETENTION_DAYS.dormantWarning} days later`,
      },
      standing: {
        what: 'Whether your account was suspended, and why',
        why: 'To protect others from accounts that break the rules',
        until: 'As long as the account exists',
      },
      visits: {
        what: 'Where you’re logged in: IP address and browser of each session, when you last used it and last confirmed it’s you, the IP addresses of your first and last login, and the browsers you’ve logged in with before',
        why: 'To help you and us spot unauthorised logins, and to detect when a client and a company are the same person',
        until: `Sessions for 14 days after you last used them, and 30 days at most; browsers for 180 days after you last logged in with them, or until you log out everywhere; the IP addresses of your first and last login for ${RETENTION_DAYS.networks} days`,
      },
      proofs: {
        what: 'Codes, password reset links, passkeys (only the public part), and, if you turn on two-step login, your authenticator app’s secret key and your recovery codes (only as hashes)',
        why: 'To confirm that an email address, phone number or account is yours',
        until:
          'Codes for one day; links for 30 minutes; passkeys, your authenticator app’s secret key and recovery codes until you remove them',
      },
      programs: {
        what: 'API tokens: their names, what they give access to, when you created and last used each one, and a hash of the token; webhooks: their addresses, events and signing secrets, and what we delivered and when',
        why: 'So that programs you choose can work on your behalf',
        until: `Until you delete them; tokens for a year at most; deliveries for ${RETENTION_DAYS.webhookDeliveries} days`,
      },
      attempts: {
        what: 'Sign-up attempts: IP address, browser and outcome',
        why: 'To detect software that creates accounts in bulk',
        until: `${RETENTION_DAYS.signUpAttempts} days`,
      },
      trail: {
        what: 'Security events on your account and which of your information our moderators viewed, with the time, the browser and the first part of the IP address (24 bits of IPv4, 48 of IPv6)',
        why: 'To help you and us spot unauthorised access to your account, or staff who view data they shouldn’t',
        until:
          'One year; no one can change these records; once your account is deleted, they show a number instead of your name',
      },
      company: {
        what: 'A company’s profile: name, description, VAT and RCS number, address, phone, email, whether phone and email are public, website, opening hours, logo, trades and pictures, the result of the VAT check, the documents it uploaded for its RCS number, business permit and insurance, our decisions about them, and its subscription',
        why: 'To show the company in the directory and to bill its subscription',
        until: 'Until the company’s account is deleted',
      },
      team: {
        what: 'Team members and their roles, invited email addresses, an activity log of who changed what, and who is assigned to which client',
        why: 'So that several people can work for a company, and the company knows who did what',
        until:
          'Until you leave the team; the activity log stays with the company, without your name once your account is deleted',
      },
      billing: {
        what: 'A company’s plan, its payments and paid periods, its invoices with the billing name, address and VAT number, and its reference numbers with the payment provider; we never receive card numbers',
        why: 'To provide what a company pays for, and because the law requires invoices',
        until:
          'Until the company’s account is deleted; invoices for 10 years after the end of the year they were issued in, as the law requires',
      },
      folders: {
        what: 'Your folders, the companies in them, your likes and notes, and the links you’ve created to share folders',
        why: 'To show you the companies you saved',
        until: 'Until you delete them or your account',
      },
      projects: {
        what: 'Projects: name, description, budget, timeline, pictures, documents and milestones, who confirmed, declined or cancelled them, and whether the client agreed to show one publicly',
        why: 'So that you and the company can run the project',
        until:
          'As long as the company’s account exists; your name, and your consent to show a project, are deleted with your account',
      },
      messages: {
        what: 'Messages between you and others, their attachments, the people you’ve blocked, and the stage a company has set for each lead',
        why: 'So that you and the people you write to can read them',
        until:
          'The other person keeps them, because they belong to you both; your name is deleted with your account',
      },
      requests: {
        what: 'Requests: what you wrote about the work and your home, pictures and plans, the companies you sent the request to, their questions and replies, and your street address, which a company sees only if you show it',
        why: 'So that you only have to describe the work once, and companies can reply',
        until: 'Until you delete your account or the draft; then the companies lose access too',
      },
      companyVisits: {
        what: 'Visits: the proposed times and the agreed one, the place, notes, who attends, and a hash of your calendar link if you created one',
        why: 'So that you and the company have the same time in your calendars and get reminders',
        until:
          'As long as both accounts exist; if one is deleted, we tell the other person that the visit is cancelled',
      },
      quotes: {
        what: 'Quotes: their lines, prices, payment plans and versions, questions, and whether they were declined or accepted; for each acceptance, also the name typed, the time, how it was confirmed and the shortened IP address',
        why: 'So that you and the company know what was offered and agreed, and can prove it',
        until:
          'As long as both accounts exist; the other party keeps accepted quotes for 10 years, under the names used to sign them; acceptance codes for 10 minutes',
      },
      reviews: {
        what: 'Reviews and changes to them, companies’ replies and reports, and, for an unpublished review, our reason and the author’s appeal',
        why: 'To help other clients choose',
        until: 'As long as the company’s account exists; your name is deleted with your account',
      },
      translations: {
        what: 'Translations of a message, a request, a company’s text or a review, if someone selected “Translate”',
        why: 'So that we don’t have to translate the same text again',
        until: 'Until the original text is changed or deleted',
      },
      reports: {
        what: 'Companies’ reports about clients and conversations, reports of illegal content with the name and email of the person who reported it, and our decisions',
        why: 'To deal with abuse',
        until: `Until the company’s or client’s account is deleted, but no longer than ${DECISION_RETENTION_YEARS} years after the decision; the name and email in a report of illegal content are deleted with the account they belong to`,
      },
      decisions: {
        what: 'Moderators’ decisions about reviews, accounts and reports, with their reasons; until a case is decided, their notes about it and until when it’s set aside',
        why: 'So that decisions can be checked later',
        until: `${DECISION_RETENTION_YEARS} years, or as long as the decision is in force (for example, a suspension or an unpublished review); text about you is deleted with your account`,
      },
      notifications: {
        what: 'Your notifications, the latest updates sent to pages you had open, and the addresses of devices where you’ve turned on push notifications',
        why: 'To show you what’s new',
        until: `Notifications for ${BELL_RETENTION_DAYS} days, and no longer than your account exists; live updates for one day; device addresses until you log out on the device or turn off push notifications`,
      },
      counts: {
        what: 'Today’s views of a company’s profile: a hash of each viewer’s account or network, and whether the viewer came from our search; daily totals for each company',
        why: 'So that companies know how many people view their profile, without cookies',
        until:
          'The hashes and their key until the end of the day; the totals for as long as the company is listed',
      },
      outgoing: {
        what: 'Emails and text messages that haven’t been sent yet, including those from the contact form; reply and unsubscribe keys in emails',
        why: 'So that no message is lost if a server is down',
        until: `Until they’re sent, for up to ${DELIVERY_RETRY_DAYS} days; messages that couldn’t be sent, for ${RETENTION_DAYS.failedJobs} more days; keys for ${RETENTION_DAYS.mailTokens} days; a hash of emails you replied to, for ${RETENTION_DAYS.answeredMails} days`,
      },
      guard: {
        what: 'The number of attempts from each IP address or phone number (only as a hash); our server’s responses, so that an action sent twice is carried out only once; who owns each stored file, and its size',
        why: 'To prevent password guessing and duplicate actions, and to limit storage use',
        until:
          'From a few minutes to a few hours; our server’s responses for one day; file details for as long as the file is stored',
      },
    },
    kept: 'Automatic deletion',
    keptText: 'Every night, we automatically delete data that’s older than shown here.',
    keptColumns: { what: 'Data', until: 'Kept for' },
    keptDays: (days: number) => pluralForm('en', days, { one: 'One day', other: `${days} days` }),
    keptYears: (years: number) => pluralForm('en', years, { one: 'One year', other: `${years} years` }),
    keptEnds: {
      withConversation:
        'As long as the conversation they were sent in exists, because it belongs to everyone who takes part',
      atSignOut: 'Until you log out',
      withAccount: 'Until you delete your account; the other person keeps what you sent, without your name',
      withProject: 'As long as the project exists, because the client and the company both rely on it',
      byLaw:
        'As long as the company has an account, because the law requires businesses to keep correspondence for 10 years',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Our server’s responses, kept in case an action is sent twice',
      liveEvents: 'Live updates sent to an open page',
      unsentAttachments: 'Files you uploaded for a message but never sent',
      codes: 'Codes',
      networks: 'IP addresses of your first and last login',
      signUpAttempts: 'Sign-up attempts',
      bell: 'Notifications',
      requestWishes: 'Records that you wanted to send a request to a company without a plan',
      trail: 'Security events on your account, and which of your information our moderators viewed',
      mailTokens: 'Reply and unsubscribe keys in emails',
      answeredMails: 'Hashes of emails you replied to',
      webhookDeliveries: 'Webhook deliveries',
      stripeEvents: 'Reference numbers of events from the payment provider',
      failedJobs: 'Emails and text messages that couldn’t be sent',
      dormantAccounts: 'Inactive client accounts',
      dormantWarning: 'Inactive client accounts after our warning email',
      sentFiles: 'Files in messages',
      drafts: 'Unsent drafts in your browser',
      companyDays: 'Daily views of a company’s profile',
      companyLog: 'A company’s team activity log',
      messages: 'Messages',
      requests: 'Closed requests, and the companies they were sent to',
      projectHistory: 'A project’s history',
      quotes: 'Quotes that weren’t accepted',
      decisions:
        'Reports, moderators’ decisions about them and the content they took down, once the decisions are no longer in force',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Who else can see your data',
        text: [
          'Everyone can see what you publish. A company can see what you write to it. We don’t sell your data or give it to advertisers.',
          'We use these services: a mail server to send emails, a text message service to send codes by SMS, the European Commission’s VIES to check companies’ VAT numbers, your browser provider’s push service (which can’t read your notifications) to reach devices where you’ve turned them on and, in some cases, a file storage service and a payment provider. Each receives only what it needs.',
          'If we offer automatic translation, you’ll see “Translate” next to text in another language. We send the text to the translation service only when someone who’s allowed to read it selects “Translate”. We don’t send your name or address.',
          'Our server logs don’t contain visitors’ IP addresses or anything they typed.',
        ],
      },
      {
        key: 'rights',
        title: 'Your rights',
        text: [
          'In your settings, you can download everything we store about you, correct it, and delete your account. You don’t need to ask us.',
          'You can also object to how we use your data, ask us to restrict it, or complain to the Commission nationale pour la protection des données (CNPD) in Luxembourg.',
        ],
        links: [{ label: 'Contact us about your data', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
} as const;
