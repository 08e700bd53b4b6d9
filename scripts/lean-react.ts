import type { Plugin } from 'vite';

const FILE = /react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What looks for a `<ViewTransition>` in what has changed, and does nothing where there is none. */
const lookForTransitions = [
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'trackEnterViewTransitions',
];

/** What is called for a `<ViewTransition>`, a `<SuspenseList>` or the `ref` of a `<Fragment>` alone. */
const refused = [
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'createViewTransitionInstance',
  'deleteChildFromFragmentInstance',
  'startViewTransition',
  'updateSuspenseListComponent',
];

const REFUSE = `throw Error('React’s own transitions, lists of Suspense and refs of fragments are left out: scripts/lean-react.ts');`;

const METHODS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};\n/gm;

const IMPORTED = /import \{[^}]*\b(?:ViewTransition|SuspenseList)\b[^}]*\} from ["']react["']/;

/** Whether a file of ours wants what is left out. A ref on a fragment is refused as soon as one is drawn. */
export const wantsLeftOut = (code: string): boolean => IMPORTED.test(code);

/** React for the browser without parts that no screen of ours uses: four kilobytes of every page. */
export const withoutUnused = (code: string): string => {
  const replaceBody = (from: string, name: string, body: string) => {
    const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[\\s\\S]*?^\\}`, 'm');
    if (!whole.test(from)) throw new Error(`React has no function ${name} any more: scripts/lean-react.ts`);
    return from.replace(whole, `function ${name}() { ${body} }`);
  };
  const quiet = lookForTransitions.reduce((from, name) => replaceBody(from, name, ''), code);
  return refused.reduce((from, name) => replaceBody(from, name, REFUSE), quiet).replace(METHODS, '');
};

export const leanReact = (): Plugin => {
  let isFound = false;
  return {
    name: 'lean-react',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      if (wantsLeftOut(code))
        this.error(`${id} wants a part of React that is left out: scripts/lean-react.ts`);
      if (!FILE.test(id)) return null;
      isFound = true;
      return { code: withoutUnused(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('React for the browser stands elsewhere now: scripts/lean-react.ts');
    },
  };
};
