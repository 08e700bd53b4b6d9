import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { languages, pathInLanguage } from '#kernel/language.ts';
import { languageOfRequest } from '#server/http/request-language.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';

const PAPER = '#F7F4EC';
const HALF_A_YEAR_MS = 182 * DAY_MS;

/** Serves the files for installing Giewel and for reporting a weakness in it (RFC 9116). */
export const serveWebManifestAndSecurityTxt = (app: FastifyInstance, { config, clock }: Services) => {
  app.get('/manifest.webmanifest', { config: { isInLanguages: true } }, (request, reply) => {
    const language = languageOfRequest(request);
    const { web, home } = stringsOf(language);
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, no-cache',
      })
      .send(
        JSON.stringify({
          id: '/',
          name: web.product,
          short_name: web.product,
          description: home.homeDescription,
          lang: language,
          start_url: pathInLanguage(language, '/'),
          scope: '/',
          display: 'standalone',
          background_color: PAPER,
          theme_color: PAPER,
          icons: [
            { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
            { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        }),
      );
  });

  app.get('/.well-known/security.txt', (request, reply) => {
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`;
    const lines = [
      ...(config.operator.email ? [`Contact: mailto:${config.operator.email}`] : []),
      `Contact: ${origin}${href('/contact', { topic: 'security' })}`,
      `Expires: ${new Date(clock.now().getTime() + HALF_A_YEAR_MS).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, no-cache')
      .send(`${lines.join('\n')}\n`);
  });
};
