import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { sentences as writing } from '#features/quotes/writing/strings/en/writing.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { StringsProvider } from '#web/strings.tsx';
import { useLineActions } from './use-line-actions.ts';

test('rows are given the same acts at each drawing, so that of three hundred none is drawn again for another (D3-9)', () => {
  const source = { language: 'en', strings: { writing } } as unknown as StringsSource;
  const change = () => undefined;
  const onInsert = () => undefined;
  const rates = [17];
  const renders: object[][] = [];
  const Table = () => {
    const [draws, setDraws] = useState(1);
    const draft = { sections: [{ title: '', lines: [] }] } as unknown as QuoteDraft;
    const { onChange, runAction, paste } = useLineActions({ draft, change, rates, onInsert });
    renders.push([onChange, runAction, paste]);
    if (draws < 3) setDraws(draws + 1);
    return null;
  };
  renderToStaticMarkup(
    <StringsProvider first={source}>
      <Table />
    </StringsProvider>,
  );
  const [first, ...later] = renders;
  expect(later).toHaveLength(2);
  for (const callbacks of later)
    for (const [index, callback] of callbacks.entries()) expect(callback).toBe(first?.[index]);
});
