/** These surround the list of companies on the home page. */
export const sentences = {
  homeTitle: 'Giewel: renovation and construction companies in Luxembourg',
  homeDescription:
    'Find, compare, message and hire renovation and construction companies in Luxembourg. Real reviews from completed projects.',
  heroTitle: 'Good people for old walls, new rooms and leaking taps.',
  heroLead: 'Read real reviews, write to them directly, and keep the whole project in one place.',
  professionals: (count: number) => `${count}+ construction professionals in Luxembourg. `,
  professionalsUncounted: 'Construction professionals in Luxembourg. ',
  askOnceText: '{tellUs} and up to three companies answer.',
  searchLabel: 'Search professionals',
  searchPlaceholder: 'What renovation project do you have in mind?',
  placeLabel: 'Where',
  placePlaceholder: 'Town or postal code',
  findPros: 'Find Pros',
  transectAlt:
    'A drawn section through Luxembourg: slate hills and a castle in the north, a farm, a stone bridge and the old city, miners’ houses and a blast furnace, and a vineyard above the Moselle',
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
      text: 'Look by category or describe the job. Every profile shows finished work and what clients said about it.',
    },
    {
      title: 'Connect & Quote',
      text: 'Write to the company directly and ask for a quote. Save the ones you like into a folder and compare.',
    },
    {
      title: 'Hire & Complete',
      text: 'Start the project here. When both sides mark it complete, you leave a review for the next person.',
    },
  ],
  whyChoose: 'Why Choose Giewel',
  benefits: [
    {
      title: 'Verified professionals',
      text: 'A badge means that a number or a document was checked, and says which.',
    },
    { title: 'Real reviews', text: 'Only a client with a completed project can leave one.' },
    {
      title: 'Direct messaging',
      text: 'You write to the people who will do the work, not to a call centre.',
    },
    {
      title: 'Project management',
      text: 'Quotes, messages, dates and companies for one job, kept together.',
    },
  ],
  whyBusinesses: 'Why businesses choose Giewel',
  businessPoints: [
    {
      title: 'Proof of quality',
      text: 'A gallery of finished projects and reviews tied to each of them.',
    },
    {
      title: 'Safe and secure messaging',
      text: 'Inquiries arrive with a name, a place and a description of the job.',
    },
    {
      title: 'Professional talent',
      text: 'Be found next to companies who take the same care as you do.',
    },
  ],
  joinAsCompany: 'Join as a Company',
  howItWorksForCompanies: 'How it works for companies',
  closing: 'Still deciding? Look at their work again.',
  browseAbove: 'Browse Companies Above',
} as const;
