import { expect, test } from 'vitest';
import { eachClass } from './class-names.ts';

test('a table of which a class is looked up stays one', () => {
  const code = "import styles from './seal.module.css';\nclassNames(styles.seal, styles[colour]);";
  expect(eachClass(code)).toBe(code);
});

test('the classes of a style sheet are taken one by one, and nothing else is touched', () => {
  expect(
    eachClass(
      "import { Icon } from './icon.tsx';\nimport styles from './page.module.css';\nimport './base.css';",
    ),
  ).toBe(
    "import { Icon } from './icon.tsx';\nimport * as styles from './page.module.css';\nimport './base.css';",
  );
});
