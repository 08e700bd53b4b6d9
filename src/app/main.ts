import { quickenImports } from './quick-imports.ts';

// Before anything else of ours is read.
quickenImports();
await import('./run.ts');
