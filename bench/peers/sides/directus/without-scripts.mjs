// Scripts inside flows need isolated-vm, which has no binary for this Node; nothing that is asked here runs one.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) =>
    name === 'isolated-vm'
      ? { url: 'data:text/javascript,export default {}', format: 'module', shortCircuit: true }
      : next(name, context),
});
