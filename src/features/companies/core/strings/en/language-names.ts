/** Names the languages that browsers lack, such as Luxembourgish: 'fr=Franséisch&de=Däitsch'. */
export const namesOfLanguages: string = '';
