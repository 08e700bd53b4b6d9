import { withoutPlan } from '#features/notifications/core/strings/en/without-plan.ts';
import { href } from '#kernel/href.ts';

/** The public pages use these: for companies, how it works, contact. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  joinAsCompany: 'Join as a Company',
  howItWorksForCompanies: 'How it works for companies',

  forCompanies: {
    title: 'For Companies',
    documentTitle: 'For construction and renovation companies in Luxembourg',
    description:
      'Show finished work, get requests directly from clients in Luxembourg and collect reviews tied to real projects. 14-day free trial.',
    heading: 'Win new clients with your finished work.',
    lead: 'A profile that shows your work, direct requests from clients, and reviews written only by people you’ve worked for.',
    trial: (days: number) => `${days}-day free trial. We won’t charge you unless you choose a plan.`,
    sampleCaption: 'A profile as clients see it. The company and its figures are made up.',
    sections: {
      connections: {
        title: 'Direct client connections',
        text: 'Requests come from the person who wants the work done, with their name, location and a description of the job. You reply to them directly. We don’t sell leads or take a commission.',
        points: ['No commission on contracts', 'No fee per lead', 'One conversation per client'],
      },
      reputation: {
        title: 'A reputation you’ve earned',
        text: 'Only clients who’ve completed a project with you can write a review, and a moderator reads each review before we publish it. If you think a review is unfair, report it and a moderator will decide.',
        points: ['Every review tied to a project', 'A rating based on all reviews', 'No paid reviews'],
      },
      operations: {
        title: 'Every job in one place',
        text: 'Manage your requests, messages and projects from your dashboard. A project is complete once you and the client have both confirmed it, and we record the date.',
        points: [
          'Projects with a budget and timeline',
          'Completion confirmed by you and the client',
          'Works on your phone and your computer',
        ],
      },
      analytics: {
        title: 'Analytics based on real activity',
        text: 'See how many people viewed your profile, messaged you and became clients, and how fast you replied. Where there isn’t enough data yet, we say so.',
        points: ['Views, requests and projects', '7, 30, 90 or 365 days', 'Actual figures, not estimates'],
      },
      verified: {
        title: 'Verified profiles',
        text: 'We check your VAT number against the European Commission’s register. A moderator checks your RCS number, business permit and insurance against the documents you upload. Clients can tap the badge to see what we checked, where and when.',
        points: [
          'VAT number checked with VIES',
          'RCS number, permit and insurance checked against documents',
          'Expired details are removed automatically',
          'The badge can’t be bought',
        ],
      },
    },
    priceTitle: (price: string) => `From ${price} a month, VAT included`,
    priceText: (days: number) =>
      `Choose from three plans, depending on how many services you offer. Try any plan free for ${days} days and switch whenever you like.`,
    seePlans: 'See plans and prices',
    closing: 'You’ve done the work. Now show it off.',
  },

  // The sample screens show these. Everything is made up, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Carpenters and joiners in the Gutland: roof frames, oak stairs, doors and windows for old houses, designed and built in one workshop.',
    trades: ['Carpentry', 'Windows & Doors', 'Renovation', 'Roofing'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Good morning. We’ve got an oak staircase from 1911 in Larochette, twelve steps, two of them split. Can it be repaired, or does it need replacing?',
    reply:
      'Good morning. Two split treads can be repaired. I’m in Larochette on Thursday at 17:00 and could stop by then.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'A conversation with a client, as a company sees it (made-up example)',
      reviews: 'Reviews of a company (made-up example)',
      projects: 'A company’s projects (made-up example)',
      figures: 'A company’s statistics (made-up example)',
      facts: 'A company’s verified details (made-up example)',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'They numbered every tread before they took the staircase out. It doesn’t creak anymore.',
      },
      {
        name: 'claire_s',
        text: 'Good windows. Two weeks late, but they let us know in good time.',
      },
    ],
    average: '4.8',
    reviewCount: '37 reviews',
    projects: [
      { name: 'Oak staircase, Larochette', detail: 'Anne K. · €4,800' },
      { name: 'Roof frame, Fischbach', detail: 'Commune de Fischbach · €62,000' },
      { name: 'Eight windows, Mersch', detail: 'Familie Wagner · €19,400' },
    ],
    states: { open: 'In progress', waiting: 'Awaiting confirmation', done: 'Completed' },
    projectsTitle: 'Company Projects',
    figures: [
      { key: 'views', label: 'Profile views', value: '412', delta: '+18%' },
      { key: 'inquiries', label: 'Leads', value: '23', delta: '+4' },
      { key: 'answer', label: 'Response time', value: '1.6 h', delta: '−0.4 h' },
      { key: 'won', label: 'Became projects', value: '9', delta: '+2' },
    ],
    period: 'last 30 days',
    before: 'vs previous 30 days',
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
        'How homeowners in Luxembourg find, compare and hire companies on Giewel, from the first search to the review. Free for clients.',
      companies:
        'How Giewel works for construction and renovation companies, what it costs and what each plan includes.',
    },
    lead: 'Every step, from your first search to the finished job.',
    tabs: { label: 'Show steps for', clients: 'For Clients', companies: 'For Companies' },
    questions: 'Frequently asked questions',

    clients: {
      steps: [
        {
          title: 'Search & Browse',
          text: 'Choose a trade, or type what you need: “gutter”, “oak staircase”, “Heizung”. Every profile shows finished work, opening hours and client reviews. You don’t need an account to browse.',
        },
        {
          title: 'Connect & Quote',
          text: 'Message companies directly and ask for a quote. Save the ones you like to a folder, add notes, and compare up to four side by side.',
        },
        {
          title: 'Hire & Complete',
          text: 'Start a project with the company you chose. Once you’ve both marked it as complete, you can leave a review to help other homeowners.',
        },
      ],
      factsTitle: 'Our promises',
      facts: [
        { title: 'Free for clients', text: 'Companies pay a subscription. Clients never pay to use Giewel.' },
        {
          title: 'Verified professionals',
          text: 'Tap a company’s badge to see what we checked, where and when.',
        },
        {
          title: 'Real reviews',
          text: 'Only clients with a completed project can write a review, one per project.',
        },
        {
          title: 'Transparent ranking',
          text: 'We publish how results are ranked, including what companies can and can’t pay for.',
        },
      ],
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'Not to browse. You’ll need one to message companies, save them to a folder or start a project. Signing up takes a minute.',
        },
        {
          question: 'Who can see my phone number and address?',
          answer:
            'Only companies you start a project with can see your email and phone number. Accepting a quote starts a project. Your street address stays hidden until you choose to show it. Companies you message or ask for a quote can see your name and what you wrote.',
        },
        {
          question: 'Is my contract with Giewel?',
          answer:
            'No. Your contract is with the company, and you pay the company directly. Giewel doesn’t take a commission or sign anything for you.',
        },
        {
          question: 'What if something goes wrong?',
          answer:
            'Message the company first, so you both have a written record. Once the project is complete, you can describe your experience in a review.',
        },
      ],
      start: 'Browse Services',
      join: 'Client Sign up',
    },

    companies: {
      steps: [
        {
          title: 'Show your work',
          text: 'Add your company details, trades, opening hours and pictures of finished jobs. Clients can find you by name, trade and commune.',
        },
        {
          title: 'Get verified',
          text: 'We check your VAT number with VIES, the European Commission’s register. A moderator checks your RCS number, business permit and insurance against the documents you upload. You’ll get the badge once we’ve verified at least one of them.',
        },
        {
          title: 'Reply to clients',
          text: 'Clients send you messages and requests directly. You reply, send a quote and agree on the project with them. We don’t take a commission.',
        },
        {
          title: 'Collect reviews',
          text: 'Once you and your client have both marked a project as complete, your client can review it. Reviews count towards your ranking.',
        },
      ],
      plansTitle: 'Plans and prices',
      plansText: 'Every plan includes a profile, direct messages and reviews. Prices include VAT.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'For small or new companies.',
          extras: ['Basic analytics'],
        },
        professional: {
          name: 'Professional',
          text: 'For most companies with a team.',
          extras: ['Advanced analytics', 'Priority in search results'],
        },
        premium: {
          name: 'Premium',
          text: 'For companies with several trades.',
          extras: ['Full analytics', 'Featured placement', 'Dedicated account manager'],
        },
      },
      services: (most: number) => `Up to ${most} services`,
      unlimitedServices: 'Unlimited services',
      perMonth: 'per month',
      prelaunch: (price: string) => `${price} per month during pre-launch`,
      fromLaunch: 'From launch',
      trial: (days: number) => `${days}-day free trial.`,
      trialText: 'Try any plan before you pay.',
      banner: 'Banner advertising',
      bannerText: (price: string) =>
        `from ${price} per month, separate from your plan and marked as an advertisement.`,
      bannerAsk: 'Ask about a banner',
      joining: {
        question: 'When can companies join?',
        answer:
          'Sign-up opens to all companies when Giewel launches. Until then, you can create a demo account.',
      },
      joiningLive: {
        question: 'When can companies join?',
        answer: 'You can join today. Sign up, and your 14-day trial starts right away.',
      },
      questions: [
        {
          question: 'What happens when the trial ends?',
          answer: `We won’t charge you unless you choose a plan. ${withoutPlan}`,
        },
        {
          question: 'Can I pay for a better position in the results?',
          answer:
            'The first and fourth of every six results are paid positions, marked “Featured”. They go to Premium companies first and then to Professional ones, but only if they match the search at least as well as the others in that group of six. You can’t pay for any other position.',
        },
        {
          question: 'Can I have a bad review removed?',
          answer:
            'You can report the review and say why. A moderator will decide whether it breaks our rules. A low rating alone isn’t a reason to remove a review.',
        },
      ],
    },
    rankingLink: 'How results are ranked',
    reviewsLink: 'Reviews policy',
  },

  contact: {
    title: 'Contact',
    description:
      'Contact the Giewel team about your account, your company, privacy, accessibility, security or anything else.',
    lead: 'A member of our team will read your message and reply by email.',
    form: 'Contact us',
    name: 'Your name',
    email: 'Your email address',
    topic: 'What’s your message about?',
    topics: {
      general: 'Question or suggestion',
      account: 'My account',
      company: 'My company on Giewel',
      'illegal-content': 'Illegal content',
      privacy: 'My data and privacy',
      accessibility: 'Accessibility',
      security: 'A security issue',
    },
    message: 'Message',
    messageHint: 'If your message is about a page, include its web address.',
    illegalHint: 'Please include the exact web address of the page, what you believe is illegal, and why.',
    website: 'Leave this empty',
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Message sent',
    sentText: 'Thank you. We’ll reply by email.',
    another: 'Write another message',
    notSent: 'Message not sent',
    unexpected: 'Something went wrong. Your message is still here, so please try again.',
    needsScript: 'Turn on JavaScript to use this form.',
    writeTo: 'Or email us:',
    ways: 'Faster ways to get help',
    waysList: [
      {
        label: 'Questions about a company’s work or quote',
        text: 'Message the company from its profile.',
        href: href('/search'),
      },
      {
        label: 'Forgotten password',
        text: 'Reset it on the login page.',
        href: href('/auth'),
      },
      {
        label: 'Download your data or delete your account',
        text: 'You can do both in your settings.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Please enter your name',
  nameTooLong: 'Name must be 120 characters or less',
  messageTooShort: 'Message must be at least 10 characters',
  messageTooLong: 'Message must be 5,000 characters or less',
} as const;
