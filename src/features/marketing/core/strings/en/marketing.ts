import { withoutPlan } from '#features/notifications/core/strings/en/without-plan.ts';

/** The public pages use these: for companies, how it works, contact. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  joinAsCompany: 'Join as a Company',
  howItWorksForCompanies: 'How it works for companies',

  forCompanies: {
    title: 'For Companies',
    documentTitle: 'For construction and renovation companies in Luxembourg',
    description:
      'Show finished work, get inquiries straight from clients in Luxembourg, collect reviews that are tied to projects. 14-day free trial.',
    heading: 'Your finished jobs find you the next one.',
    lead: 'A profile with your own work on it, inquiries straight from the client, and reviews that only people you worked for can write.',
    trial: (days: number) => `${days}-day free trial. You pay nothing to look around.`,
    sampleCaption: 'A profile as clients see it. The company and its figures are invented.',
    sections: {
      connections: {
        title: 'Direct client connections',
        text: 'An inquiry comes from the person who wants the work done, with their name, the place and what they need done. You answer in the same place. Nobody sells it to three others, and nobody takes a share of the job.',
        points: ['No commission on contracts', 'No price per inquiry', 'One conversation for each client'],
      },
      reputation: {
        title: 'A reputation that is yours',
        text: 'A review can only be written by a client whose project with you is complete, and is read by a person before it appears. If one is unfair you can flag it, and a moderator decides.',
        points: ['Each review tied to a project', 'An average of all of them', 'No review for sale'],
      },
      operations: {
        title: 'Operations in one place',
        text: 'Inquiries, messages and projects are side by side. A project is complete when both you and the client have said so, and the date is kept.',
        points: ['Projects with budget and timeline', 'Both sides confirm', 'On the phone as on the desk'],
      },
      analytics: {
        title: 'Analytics that count real people',
        text: 'How many looked at your profile, how many wrote, how many became clients, and how fast you answered. Where there is too little to say something, the page says so.',
        points: ['Views, inquiries and projects', '7, 30, 90 or 365 days', 'Every figure from real data'],
      },
      verified: {
        title: 'Verified profiles',
        text: 'Your VAT number is checked against the register of the European Commission; your RCS number, your business permit and your insurance by a person, with the document. The badge opens what was checked, where and when.',
        points: [
          'VAT number checked with VIES',
          'RCS number, permit and insurance by document',
          'What ends leaves the badge by itself',
          'The badge is not for sale',
        ],
      },
    },
    priceTitle: (price: string) => `From ${price} a month, VAT included`,
    priceText: (days: number) =>
      `Three plans, by how many services you show. Try any of them for ${days} days before you pay, and change plan at any time.`,
    seePlans: 'See plans and prices',
    closing: 'Your work is already done. Show it.',
  },

  // The sample screens show these. Everything is invented, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Carpenters and joiners in the Gutland: roof frames, oak stairs, doors and windows for old houses, drawn and built in one workshop.',
    trades: ['Carpentry', 'Windows & Doors', 'Renovation', 'Roofing'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Good morning. We have an oak stair from 1911 in Larochette, twelve steps, two of them split. Can it be repaired, or does it need replacing?',
    reply:
      'Good morning. Two split treads are a repair. I pass Larochette on Thursday at 17:00 and can look at it then.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'A conversation with a client, as a company sees it. Invented.',
      reviews: 'Reviews of a company. Invented.',
      projects: 'A company’s projects. Invented.',
      figures: 'Key figures of a company. Invented.',
      facts: 'What is verified of a company. Invented.',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'They numbered every tread before they took the stair out. It does not creak any more.',
      },
      {
        name: 'claire_s',
        text: 'Good windows. Two weeks late, and they said so in time.',
      },
    ],
    average: '4.8',
    reviewCount: '37 reviews',
    projects: [
      { name: 'Oak stair, Larochette', detail: 'Anne K. · €4,800' },
      { name: 'Roof frame, Fischbach', detail: 'Commune de Fischbach · €62,000' },
      { name: 'Eight windows, Mersch', detail: 'Familie Wagner · €19,400' },
    ],
    states: { open: 'In progress', waiting: 'Client to confirm', done: 'Completed' },
    projectsTitle: 'Company Projects',
    figures: [
      { key: 'views', label: 'Profile views', value: '412', delta: '+18%' },
      { key: 'inquiries', label: 'Inquiries', value: '23', delta: '+4' },
      { key: 'answer', label: 'Time to answer', value: '1.6 h', delta: '−0.4 h' },
      { key: 'won', label: 'Became projects', value: '9', delta: '+2' },
    ],
    period: 'last 30 days',
    before: 'on the 30 days before',
    verifiedTitle: 'Verified',
    verified: [
      { key: 'vat', label: 'VAT number', value: 'LU 123 456 78', note: 'Checked with VIES' },
      { key: 'registration', label: 'RCS number', value: 'B000000', note: 'Registre de commerce' },
      {
        key: 'insurance',
        label: 'Insurance',
        value: 'Valid until 31 December',
        note: 'Insurer’s certificate',
      },
    ],
    outOfFive: (rating: string) => `${rating} out of 5`,
  },

  howItWorks: {
    title: 'How It Works',
    documentTitle: {
      clients: 'How Giewel works for clients',
      companies: 'How Giewel works for companies: plans and prices',
    },
    description: {
      clients:
        'From the first search to the review: how homeowners in Luxembourg find, compare and hire a company on Giewel. Free for clients.',
      companies:
        'From the profile to the next job: how Giewel works for construction and renovation companies, what it costs and what a plan includes.',
    },
    lead: 'From the first look to the last nail, in the order in which it happens.',
    tabs: { label: 'How it works for whom', clients: 'For Clients', companies: 'For Companies' },
    questions: 'Questions people ask',

    clients: {
      steps: [
        {
          title: 'Search & Browse',
          text: 'Choose a trade, or type what the job is: “gutter”, “oak stair”, “Heizung”. Every profile shows finished work, opening hours and what clients wrote. You need no account for this.',
        },
        {
          title: 'Connect & Quote',
          text: 'Write to the company directly and ask for a quote. Save the ones you like in a folder, add notes, and put up to four side by side.',
        },
        {
          title: 'Hire & Complete',
          text: 'Start a project with the company you chose. When both of you say it is complete, you can write a review for whoever comes next.',
        },
      ],
      factsTitle: 'What you can rely on',
      facts: [
        { title: 'It costs you nothing', text: 'Companies pay for their place. Clients pay nothing, ever.' },
        {
          title: 'Verified professionals',
          text: 'A company with the badge has something that was checked: press it and read what, where and when.',
        },
        {
          title: 'Real reviews',
          text: 'Only a client with a completed project can write one, once for each project.',
        },
        {
          title: 'The order is explained',
          text: 'What a company can pay for in the results, and what not, is written down.',
        },
      ],
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'Not to look. To write to a company, to save it in a folder or to start a project you do; it takes a minute.',
        },
        {
          question: 'Who sees my telephone number and address?',
          answer:
            'Only companies you start a project with see your email and phone number; accepting a quote starts one. Your street stays hidden until you choose to show it. A company you write to or ask for a quote sees your name and what you wrote.',
        },
        {
          question: 'Is the contract with Giewel?',
          answer:
            'No. You agree with the company, and you pay the company. Giewel takes no share and signs nothing for you.',
        },
        {
          question: 'What if something goes wrong?',
          answer:
            'Write to the company first; the messages keep a record for both sides. What you experienced belongs in a review once the project is complete.',
        },
      ],
      start: 'Browse Services',
      join: 'Client Sign up',
    },

    companies: {
      steps: [
        {
          title: 'Show your work',
          text: 'Company details, trades, opening hours and pictures of finished jobs. The profile is found under your name, your trade and your commune.',
        },
        {
          title: 'Be verified',
          text: 'Your VAT number is checked with the European register; RCS number, business permit and insurance by a moderator, from a document you send. The badge appears with the first of them.',
        },
        {
          title: 'Answer inquiries',
          text: 'Clients write to you directly. You answer, send a quote and agree on the project. We take no commission.',
        },
        {
          title: 'Collect reviews',
          text: 'When a project is complete on both sides, the client may review it. What they wrote counts where companies are ranked.',
        },
      ],
      plansTitle: 'Plans and prices',
      plansText: 'Every plan has a profile, direct messages and reviews. Prices include VAT.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'A small workshop, or a first year.',
          extras: ['Basic analytics'],
        },
        professional: {
          name: 'Professional',
          text: 'Most companies with a team.',
          extras: ['Advanced analytics', 'Priority in search results'],
        },
        premium: {
          name: 'Premium',
          text: 'Several trades under one roof.',
          extras: ['Full analytics', 'Featured placement', 'Dedicated account manager'],
        },
      },
      services: (most: number) => `Up to ${most} services`,
      unlimitedServices: 'Unlimited services',
      perMonth: 'per month',
      prelaunch: (price: string) => `${price} per month in pre-launch`,
      fromLaunch: 'From launch',
      trial: (days: number) => `${days}-day free trial.`,
      trialText: 'Try any plan before you pay for it.',
      banner: 'Banner advertising',
      bannerText: (price: string) =>
        `from ${price} per month, separate from your plan and marked as an advertisement.`,
      bannerAsk: 'Ask about a banner',
      joining: {
        question: 'When can companies join?',
        answer:
          'Giewel is in pre-launch. The sign-up can be walked through today as a demonstration, and opens for everybody at launch.',
      },
      joiningLive: {
        question: 'When can companies join?',
        answer: 'Today. Sign up, and your 14-day trial begins at once.',
      },
      questions: [
        {
          question: 'What happens when the trial ends?',
          answer: `Nothing is charged that you did not choose. Without a plan: ${withoutPlan}`,
        },
        {
          question: 'Can I buy a better place in the results?',
          answer:
            'Of every six results the first and the fourth place are paid for, marked “Featured”. Premium comes before Professional there, and only where the company answers the search as well as others in that six. No other place can be bought.',
        },
        {
          question: 'Can I have a bad review removed?',
          answer:
            'You can flag it and say why. A moderator decides whether it breaks the rules. A low rating alone does not.',
        },
      ],
    },
    rankingLink: 'How results are ranked',
    reviewsLink: 'Reviews policy',
  },

  contact: {
    title: 'Contact',
    description:
      'Write to the people who run Giewel: questions, accounts, companies, privacy, accessibility, security.',
    lead: 'A person reads this and answers by email.',
    form: 'Write to us',
    name: 'Your name',
    email: 'Your email address',
    topic: 'What is it about?',
    topics: {
      general: 'A question or a suggestion',
      account: 'My account',
      company: 'My company on Giewel',
      'illegal-content': 'Illegal content',
      privacy: 'My data and privacy',
      accessibility: 'Accessibility',
      security: 'A weakness in security',
    },
    message: 'Message',
    messageHint: 'If it is about a page, its address helps.',
    illegalHint: 'Please give the exact address of the page, what on it you believe is illegal, and why.',
    website: 'Leave this empty',
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Message sent',
    sentText: 'Thank you. The answer comes by email.',
    another: 'Write another message',
    notSent: 'Message not sent',
    unexpected: 'Something went wrong. What you wrote is still here; please try again.',
    needsScript: 'This form needs JavaScript.',
    writeTo: 'Or by email:',
    ways: 'Quicker ways',
    waysList: [
      {
        label: 'A company’s work or a quote',
        text: 'Write to the company itself, from its profile.',
        href: '/search',
      },
      {
        label: 'Your password',
        text: 'Forgot it? Reset it on the login page.',
        href: '/auth',
      },
      {
        label: 'A copy of your data, or leaving',
        text: 'Both are in the settings, without asking anybody.',
        href: '/privacy',
      },
    ],
  },

  nameRequired: 'Please enter your name',
  nameTooLong: 'This name is too long',
  messageTooShort: 'Please write at least 10 characters',
  messageTooLong: 'The message is too long: 5,000 characters at most',
} as const;
