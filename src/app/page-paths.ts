type Declared<Module> = Module[keyof Module];

/** A route of any module. */
export type DeclaredRoute =
  | Declared<typeof import('#features/accounts/settings/web/page-routes.ts')>
  | Declared<typeof import('#features/accounts/sign-in/web/page-routes.ts')>
  | Declared<typeof import('#features/api/tokens/web/page-routes.ts')>
  | Declared<typeof import('#features/api/webhooks/web/page-routes.ts')>
  | Declared<typeof import('#features/billing/checkout/web/page-routes.ts')>
  | Declared<typeof import('#features/companies/profile/web/page-routes.ts')>
  | Declared<typeof import('#features/companies/sign-up/web/page-routes.ts')>
  | Declared<typeof import('#features/dashboards/client/web/page-routes.ts')>
  | Declared<typeof import('#features/dashboards/company/web/page-routes.ts')>
  | Declared<typeof import('#features/directory/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/folders/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/marketing/core/web/page-routes.ts')>
  | Declared<typeof import('#features/messaging/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/moderation/content-reports/web/page-routes.ts')>
  | Declared<typeof import('#features/moderation/office/web/page-routes.ts')>
  | Declared<typeof import('#features/notifications/core/web/page-routes.ts')>
  | Declared<typeof import('#features/projects/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/projects/room/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/acceptance/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/comparison/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/price-book/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/prices/web/page-routes.ts')>
  | Declared<typeof import('#features/quotes/writing/web/page-routes.ts')>
  | Declared<typeof import('#features/requests/new-request/web/page-routes.ts')>
  | Declared<typeof import('#features/requests/pages/web/page-routes.ts')>
  | Declared<typeof import('#features/requests/visits/web/page-routes.ts')>
  | Declared<typeof import('#features/team/core/web/page-routes.ts')>;

// href knows the routes of every module by their types alone: no module imports another for a link.
declare module '#kernel/href.ts' {
  interface RegisteredRoutes {
    routes: DeclaredRoute;
  }
}
