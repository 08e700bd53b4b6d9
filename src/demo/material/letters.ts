/** What clients and companies write about a job. `{job}` and `{place}` are filled in. */
export const enquiries = [
  'Hello, could you give us a price for this: {job}, {place}? We can send photographs.',
  'Good morning, we are looking for somebody for the following: {job}. The house is in {place}. When could you come to look?',
  'Moien, a friend gave me your name. It is about this: {job}, {place}. Do you have time before the summer?',
  'Hello, I found you here and liked your pictures. Our project: {job}, {place}. What would you need from us for a quote?',
  'Good evening, two questions about {job} in {place}: do you do this kind of work, and how long is your waiting list?',
  'Hello, we bought a house in {place} and need help with this: {job}. We are flexible on the date.',
  'Bonjour, I would like to plan {job} for this year. The address is in {place}. Is a visit possible on a Friday?',
  'Hello, the company we had chosen has cancelled. Could you take over? It concerns {job}, {place}.',
] as const;

export const firstAnswers = [
  'Good morning, thank you for writing. Yes, we do that. Could you send two photographs and the year of the house? Then I can say more.',
  'Hello, we can come on Tuesday at 7:30 or on Thursday after 16:00. The visit takes half an hour and costs nothing.',
  'Moien, gladly. At present our waiting list is seven weeks. If that suits you I would come and look next week.',
  'Hello, thank you for the message. Please tell me whether there is a lift and where a van can park, then I will prepare a first figure.',
  'Good evening, yes. For a serious quote I need to see it. Would Wednesday at 8 be possible?',
  'Thank you. We did the same two streets from you last year. I will bring those drawings, it saves us time.',
  'Hello, that is our daily work. A rough figure by Friday, the exact one after the visit.',
] as const;

export const clientReplies = [
  'Thursday suits us. Please ring twice, the bell is weak.',
  'Thank you for the quick answer. I have put the photographs into the project.',
  'Wednesday at 8 is fine. My mother will open the door.',
  'The house is from 1958, and a van can park in the yard.',
  'Seven weeks are all right for us. Shall we fix a day for the visit?',
  'Perfect. Is the scaffold or the skip included in your first figure?',
  'Good, let us do it that way. We have two other offers but would like to hear yours.',
] as const;

export const closings = [
  'The quote is ready. Three pages, and the last one lists what is not included.',
  'Noted in the diary. You will get a reminder the evening before.',
  'Everything included except the permit for the pavement, which the commune bills to you directly.',
  'Thank you for the visit, and for the coffee. The quote comes on Monday.',
  'Confirmed. We start at 7:30 and the first hour is mostly covering floors.',
  'I have spoken to the supplier. Delivery in three weeks, so we keep the date.',
] as const;

/** What comes in at a roofing company in the course of a year, and what it answers. */
export const roofingLetters: readonly (readonly [enquiry: string, ...rest: string[]])[] = [
  [
    'Good morning, our conservatory roof is leaking at the corner towards the house, about a cup of water in a night of rain. Could somebody look at it this week?',
  ],
  [
    'Could you quote for gutters on a semi-detached house in Schifflange? About 22 metres, two storeys, and the downpipe at the back is broken.',
  ],
  [
    'We have your quote for the two roof windows. Is there a price difference between centre-hung and top-hung?',
    'Good afternoon Marco. Top-hung is 140 euros more for each, and you can stand at the open window. Over a bed I would take it, over a stair not.',
    'Thank you, we will go ahead with the second option.',
    'Good. I order tomorrow and we mount in the third week from now.',
  ],
  [
    'Is the scaffold included in the price or is it extra?',
    'Included, for up to four weeks. The permit for the pavement is billed by the commune, about 60 euros.',
  ],
  [
    'Hello, a slate has come down in the yard, 25 by 35. Is that urgent?',
    'One slate is not urgent, but please keep it: the size tells us the pattern. We pass through your street on Friday and will look up with the glasses.',
    'I have put it on the window sill. Thank you.',
  ],
  [
    'Our insurance wants a statement about the storm damage by the end of the month. Can you write one?',
    'Yes. It costs 180 euros and is taken off the bill if we do the repair. We need twenty minutes on the roof and photographs.',
    'Please come. Any morning.',
    'Thursday, 8 o’clock. The statement will be with you on Friday.',
  ],
  [
    'We would like to insulate the attic ourselves. Would you only do the airtight layer?',
    'We do that. It is the part that goes wrong most often. Two days for your size, with the test at the end.',
  ],
  [
    'Could you send me the colour number of the downpipe? I want to paint the gate to match.',
    'RAL 7037, dusty grey, satin. Two thin coats.',
    'You are very kind.',
  ],
  [
    'How long does a zinc valley last? Ours is from 1979.',
    'Forty to fifty years if it was laid well. So it is time to look, not time to worry.',
    'Then please look when you are nearby.',
    'We are at your neighbours’ next week. I will ring at your door.',
  ],
  [
    'The heritage institute asks for the origin of the slates. Do you have a paper for that?',
    'Yes, the delivery note names the quarry. I have attached it to the project, page two.',
  ],
  [
    'Do you also take down chimneys? Ours has no purpose since the gas boiler.',
    'We do. Before that the sweep has to sign that it is out of use. Ask him for form B, the rest is ours.',
    'Form is here. When could you start?',
    'In five weeks, two days of work. Quote follows tonight.',
  ],
  [
    'There is a bird’s nest in the gutter. Can the cleaning wait?',
    'It can. We come in August, then they are gone.',
  ],
  [
    'Your crew left a crowbar in our garden.',
    'Thank you for telling us, we had missed it. Somebody will pick it up today.',
  ],
  [
    'Could we have solar panels on the new slate later on?',
    'Yes, if we put in the hooks now. Twelve hooks more, about 300 euros. Later it would be a day of scaffold.',
    'Then please put them in.',
  ],
  [
    'Is it normal that the new roof creaks in the evening?',
    'In the first weeks, yes: the battens dry. If it still does at Christmas, call me and I come.',
  ],
  [
    'We need a second opinion. One firm says new roof, one says repair.',
    'Send me the age, the pitch and five photographs, among them one of the inside. Often both are right and the question is for how long.',
    '1963, 38 degrees, photographs are in the project.',
    'Repair, and save for a new roof in eight to ten years. I write it down for you on one page.',
  ],
];
