import { answer, type Route } from '../../../server/http/answer.ts';
import { recordSighting } from '../contract/sightings.ts';

export const routes: Route[] = [
  answer(recordSighting, async ({ body: { cameFrom, ...shown }, person, ip, userAgent, origin, tools }) => {
    tools.onlookers.note({ personId: person?.id ?? null, ip, userAgent, origin, cameFrom }, shown);
    return {};
  }),
];
