import { createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { languages } from '#kernel/language.ts';
import { KeepItems, KeptItem } from '#web/kept-item.tsx';
import { keepMarkup } from './keep-markup.tsx';

const Word = createContext('');
const noteDrawn = vi.fn();
const Card = ({ name }: { name: string }) => {
  noteDrawn();
  return (
    <b lang={use(Word)}>
      {name} & {2}
    </b>
  );
};

const listOf = (things: readonly { name: string }[]) => (
  <ul>
    {things.map((thing) => (
      <KeptItem key={thing.name} of={thing} className="item">
        <Card name={thing.name} />
      </KeptItem>
    ))}
  </ul>
);

const kept = (language: (typeof languages)[number], things: readonly { name: string }[]) =>
  renderToString(
    <KeepItems value={keepMarkup(language, (item) => <Word value={language}>{item}</Word>)}>
      {listOf(things)}
    </KeepItems>,
  );

test('an item that was kept is written as if it were drawn, which a browser takes over', () => {
  const things = [{ name: 'Weber <Toiture>' }, { name: 'Thill' }];
  const plain = renderToString(<Word value="fr">{listOf(things)}</Word>);
  expect(kept('fr', things)).toBe(plain);
  noteDrawn.mockClear();
  expect(kept('fr', things)).toBe(plain);
  expect(noteDrawn).not.toHaveBeenCalled();
});

test('each language has its own, and a thing that is another object is drawn anew', () => {
  const thing = { name: 'Thill' };
  for (const language of languages) expect(kept(language, [thing])).toContain(`lang="${language}"`);
  const changed = { name: 'Thill' };
  noteDrawn.mockClear();
  kept('de', [thing, changed]);
  expect(noteDrawn).toHaveBeenCalledOnce();
});

test('what was shown long ago makes room', () => {
  const first = { name: 'first' };
  kept('lb', [first]);
  kept(
    'lb',
    Array.from({ length: 300 }, (_, place) => ({ name: String(place) })),
  );
  noteDrawn.mockClear();
  kept('lb', [first]);
  expect(noteDrawn).toHaveBeenCalledOnce();
});
