export const sentences = {
  pageTitle: 'Company Dashboard · Giewel',
  tabs: 'Parts of your desk',
  names: {
    dashboard: 'Dashboard',
    profile: 'Profile',
    messages: 'Messages',
    reviews: 'Reviews',
    kpis: 'KPIs',
    subscription: 'Subscription',
  },
  team: 'Team',
  viewPublicProfile: 'View public profile',
  verified: 'Verified',
  pendingVerification: 'Pending Verification',
  yourCompany: 'Your company',
  profileFailed: 'Failed to fetch company profile',
  notYoursToEdit: 'Somebody else looks after the profile',
  notYoursToEditText:
    'The owner and the managers of your company change its public profile, pictures and proofs.',
  toTeam: 'See who is in the team',
  suspended: (company: string, until: string | null) =>
    until ? `${company} is suspended until the end of ${until}` : `${company} is suspended`,
  suspendedText: 'A moderator decided so. Until then it is not shown, and nobody works in its name.',
  suspendedWhy: (reason: string) => `The reasons: “${reason}”`,
  suspendedObjection: 'If you disagree, write to us. Somebody else then looks at it.',
  writeToUs: 'Write to us',
  noCompany: 'No company belongs to this account.',
};
