/** These surround the list of companies on the home page. */
export const sentences = {
  homeTitle: 'Giewel: renovation and construction companies in Luxembourg',
  homeDescription:
    'Find, compare, message and hire renovation and construction companies in Luxembourg. Real reviews from completed projects.',
  heroTitle: 'Good people for old walls, new rooms and leaking taps.',
  heroLead: 'Read real reviews, message companies directly, and keep the whole project in one place.',
  professionals: (count: number) => `${count}+ construction professionals in Luxembourg. `,
  professionalsUncounted: 'Construction professionals in Luxembourg. ',
  askOnceText: '{tellUs} and ask up to three companies.',
  searchLabel: 'Search professionals',
  searchPlaceholder: 'What renovation project do you have in mind?',
  placeLabel: 'Where',
  placePlaceholder: 'Town or postcode',
  findPros: 'Find Pros',
  transectAlt:
    'A drawing of Luxembourg from north to south: slate hills and a castle in the north, a farm, a stone bridge and the old city, miners’ houses and a blast furnace, and a vineyard above the Moselle',
  grounds: [
    { name: 'Éislek', of: 'slate' },
    { name: 'Gutland and the city', of: 'sandstone' },
    { name: 'Minett', of: 'iron ore' },
    { name: 'Musel', of: 'marl and vines' },
  ],
  popularServices: 'Popular services',

  howItWorks: 'How It Works',
  steps: [
    {
      title: 'Search & Browse',
      text: 'Search by category or describe the job. Every profile shows finished work and client reviews.',
    },
    {
      title: 'Connect & Quote',
      text: 'Message companies directly and ask for a quote. Save your favourites to a folder and compare them.',
    },
    {
      title: 'Hire & Complete',
      text: 'Start the project on Giewel. Once you and the company have both marked it as complete, you can leave a review.',
    },
  ],
  whyChoose: 'Why Choose Giewel',
  benefits: [
    {
      title: 'Verified professionals',
      text: 'A badge shows which number or document we’ve checked.',
    },
    { title: 'Real reviews', text: 'Only clients with a completed project can leave a review.' },
    {
      title: 'Direct messaging',
      text: 'Message the people who’ll do the work, not a call centre.',
    },
    {
      title: 'Project management',
      text: 'Quotes, messages, dates and companies for each job, all in one place.',
    },
  ],
  whyBusinesses: 'Why businesses choose Giewel',
  businessPoints: [
    {
      title: 'Proof of quality',
      text: 'Show a gallery of finished projects, each with its reviews.',
    },
    {
      title: 'Safe and secure messaging',
      text: 'Reply to clients on Giewel. You don’t have to publish your phone number.',
    },
    {
      title: 'Professional talent',
      text: 'Appear alongside other companies in Luxembourg.',
    },
  ],
  joinAsCompany: 'Join as a Company',
  howItWorksForCompanies: 'How it works for companies',
  closing: 'Still deciding? See what the companies have built.',
  browseAbove: 'Browse Companies Above',
} as const;
