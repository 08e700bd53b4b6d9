import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Draft } from '#quote-writing/rules/draft.ts';
import { sentences as writing } from '#quote-writing/strings/en/writing.ts';
import { StringsProvider } from '#web/strings.tsx';
import type { StringsSource } from '#web/strings-source.ts';
import { useLineActs } from './use-line-acts.ts';

test('rows are given the same acts at each drawing, so that of three hundred none is drawn again for another (D3-9)', () => {
  const source = { language: 'en', strings: { writing } } as unknown as StringsSource;
  const change = () => undefined;
  const rates = [17];
  const drawn: object[][] = [];
  const Table = () => {
    const [draws, setDraws] = useState(1);
    const draft = { sections: [{ title: '', lines: [] }] } as unknown as Draft;
    const { onChange, act, paste } = useLineActs({ draft, change, rates });
    drawn.push([onChange, act, paste]);
    if (draws < 3) setDraws(draws + 1);
    return null;
  };
  renderToStaticMarkup(
    <StringsProvider first={source}>
      <Table />
    </StringsProvider>,
  );
  const [first, ...later] = drawn;
  expect(later).toHaveLength(2);
  for (const acts of later) for (const [at, act] of acts.entries()) expect(act).toBe(first?.[at]);
});
