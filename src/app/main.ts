import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Errors name the lines of the sources.
process.setSourceMapsEnabled(true);
// Before anything else of ours is read: what was compiled for the last start is there for this one.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('./run.ts');
