import besley from './fonts/besley-var.woff2?url';
import instrumentSans from './fonts/instrument-sans-var.woff2?url';

/** The two faces every page needs, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const preloadedFonts: readonly string[] = [besley, instrumentSans];
