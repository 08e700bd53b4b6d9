// Scripts inside flows need isolated-vm, which has no binary for this Node; nothing that is asked here runs one.
import { registerHooks } from 'node:module';

const url = new URL('./no-scripts.cjs', import.meta.url).href;

registerHooks({
  resolve: (name, context, next) =>
    name === 'isolated-vm' ? { url, format: 'commonjs', shortCircuit: true } : next(name, context),
});
