import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Stack traces should name lines of the sources.
process.setSourceMapsEnabled(true);
// The cache of compiled code must be on before any of our modules is read, so that this start uses what the last one compiled.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('./run-process.ts');
