import type { Endpoint } from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import { companyIdOfCall } from '#server/http/company-of-call.ts';
import { createErrorResponse } from '#server/http/error-responses.ts';
import { type EndpointRoute, type RequestContext, runEndpointRoute } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import type { InProcessResponse } from '#web/rendered-page.ts';

export type FindEndpointRoute = (endpoint: Endpoint) => EndpointRoute | undefined;

interface InProcessOptions {
  routeOf: FindEndpointRoute;
  services: Services;
  requestContext: RequestContext;
  language: Language;
  /** Collects the companies that the called endpoints are about. */
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
  const pathPieces = url.pathname.split('/');
  const params = Object.fromEntries(
    endpoint.url
      .split('/')
      .flatMap((piece, index) =>
        piece.startsWith(':') ? [[piece.slice(1), decodeURIComponent(pathPieces[index] ?? '')]] : [],
      ),
  );
  return { params, query: Object.fromEntries(url.searchParams) };
};

/** Calls an endpoint without a request: through the same route, parsed, judged and presented the same way. */
export const createInProcessCaller =
  ({ routeOf, services, requestContext, language, companies }: InProcessOptions) =>
  async (endpoint: Endpoint, address: string): Promise<InProcessResponse> => {
    const route = routeOf(endpoint);
    if (!route) throw new Error(`No route for ${endpoint.url}`);
    const input = inputOf(endpoint, address);
    companies.add(companyIdOfCall(endpoint, input.params));
    try {
      const value = await runEndpointRoute(route, input, requestContext, services, noCookies);
      return { isOk: true, value };
    } catch (error) {
      const response = createErrorResponse(error, stringsOf(language));
      if (response.isFault) services.log.error({ err: error, endpoint: endpoint.url }, 'fault in a page');
      if (response.why) services.log.warn({ why: response.why, endpoint: endpoint.url }, 'a page lacks this');
      return { isOk: false, status: response.status, body: JSON.stringify(response.body) };
    }
  };
