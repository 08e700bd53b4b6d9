/** What languages are called where browsers do not know, as Luxembourgish: 'fr=Franséisch&de=Däitsch'. */
export const namesOfLanguages: string = '';
