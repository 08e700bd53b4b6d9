import type { Endpoint } from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import { type Asker, type Route, runRoute } from '#server/http/answer.ts';
import { companyAsked } from '#server/http/company-asked.ts';
import { errorAnswer } from '#server/http/error-answers.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import type { InProcessAnswer } from '#web/rendered-page.ts';

export type RouteOf = (endpoint: Endpoint) => Route | undefined;

interface Asking {
  routeOf: RouteOf;
  tools: Tools;
  asker: Asker;
  language: Language;
  /** Gathers the companies that what is asked is about. */
  companies: Set<number | null>;
}

const changesNothing = () => {
  throw new Error('A page is only read: it sets no cookie');
};
const noCookies = {
  setSession: changesNothing,
  setBrowserToken: changesNothing,
  setKnownToken: changesNothing,
};

const inputOf = (endpoint: Endpoint, address: string) => {
  const url = new URL(address, 'http://host');
  const given = url.pathname.split('/');
  const params = Object.fromEntries(
    endpoint.url
      .split('/')
      .flatMap((piece, index) =>
        piece.startsWith(':') ? [[piece.slice(1), decodeURIComponent(given[index] ?? '')]] : [],
      ),
  );
  return { params, query: Object.fromEntries(url.searchParams) };
};

/** Asks an endpoint without a request: the same route, parsed, judged and presented the same way. */
export const askInProcess =
  ({ routeOf, tools, asker, language, companies }: Asking) =>
  async (endpoint: Endpoint, address: string): Promise<InProcessAnswer> => {
    const route = routeOf(endpoint);
    if (!route) throw new Error(`No route for ${endpoint.url}`);
    const input = inputOf(endpoint, address);
    companies.add(companyAsked(endpoint, input.params));
    try {
      const value = await runRoute(route, input, asker, tools, noCookies);
      return { isOk: true, value };
    } catch (error) {
      const answer = errorAnswer(error, stringsOf(language));
      if (answer.isFault) tools.log.error({ err: error, endpoint: endpoint.url }, 'fault in a page');
      if (answer.why) tools.log.warn({ why: answer.why, endpoint: endpoint.url }, 'a page lacks this');
      return { isOk: false, status: answer.status, body: JSON.stringify(answer.body) };
    }
  };
