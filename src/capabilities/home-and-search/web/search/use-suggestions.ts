import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { nextIndex } from '#design/next-index.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { suggestionsQuestion } from './questions.ts';
import { addressOfSearch, type KnownSearch } from './search-state.ts';

const PAUSE_MS = 120;
const SHORTEST = 2;
const LIST_ID = 'search-suggestions';
const optionId = (index: number) => `${LIST_ID}-${index}`;
/** Home and End belong to the text. */
const arrows = new Set(['ArrowDown', 'ArrowUp']);

export interface SuggestedOption {
  kind: 'category' | 'place' | 'company';
  name: string;
  /** Where it is, or what it belongs to. */
  detail: string | null;
  href: string;
}

type Answer = Awaited<ReturnType<ReturnType<typeof suggestionsQuestion>['queryFn']>>;

const optionsOf = ({ companies, categories, places }: Answer, search: KnownSearch): SuggestedOption[] => [
  ...categories.map(({ id, name }) => ({
    kind: 'category' as const,
    name,
    detail: null,
    href: addressOfSearch(search, { q: undefined, category: id }),
  })),
  ...places.map(({ commune, canton }) => ({
    kind: 'place' as const,
    name: commune,
    detail: canton,
    href: addressOfSearch(search, { q: undefined, location: undefined, commune, canton }),
  })),
  ...companies.map(({ id, name, city }) => ({
    kind: 'company' as const,
    name,
    detail: city,
    href: `/companies/${id}`,
  })),
];

const usePaused = (text: string) => {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

/** The list under the box: open while somebody types, walked by the arrow keys, closed by Esc. */
export const useSuggestions = (search: KnownSearch, onChoose: () => void) => {
  const { navigate } = useNavigation();
  const [text, setText] = useState('');
  /** Where the chosen one leads: its place in the list changes with the next answer. */
  const [chosen, setChosen] = useState<string | null>(null);
  const paused = usePaused(text).trim();
  const { queryKey, queryFn } = suggestionsQuestion(paused);
  const { data } = useQuery({
    queryKey,
    queryFn,
    enabled: paused.length >= SHORTEST,
    placeholderData: (previous: Answer | undefined) => previous,
  });
  const options = data && text !== '' && paused.length >= SHORTEST ? optionsOf(data, search) : [];
  const isOpen = options.length > 0;
  const active = options.findIndex(({ href }) => href === chosen);

  const close = () => {
    setText('');
    setChosen(null);
  };

  const choose = (option: SuggestedOption) => {
    onChoose();
    close();
    navigate(option.href, { stay: option.kind !== 'company' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    // The words themselves are meant: nothing stands before what they find, nor comes later to stand there.
    if (event.key === 'Enter' && !option) close();
    if (!isOpen) return;
    const next = arrows.has(event.key) && nextIndex(event.key, active, options.length, 'vertical');
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && option) choose(option);
    else if (typeof next === 'number') setChosen(options[next]?.href ?? null);
    else return;
    event.preventDefault();
  };

  const type = (typed: string) => {
    setText(typed);
    setChosen(null);
  };

  return {
    options,
    type,
    /** What makes the box a combobox. */
    boxProps: {
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': LIST_ID,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onBlur: close,
      onKeyDown,
    } as const,
    listProps: { role: 'listbox', id: LIST_ID, hidden: !isOpen } as const,
    optionProps: (option: SuggestedOption, index: number) =>
      ({
        role: 'option',
        id: optionId(index),
        'aria-selected': index === active,
        // Pressed before the box loses the focus.
        onPointerDown: (event: PointerEvent) => event.preventDefault(),
        onClick: () => choose(option),
      }) as const,
  };
};

export type Suggesting = ReturnType<typeof useSuggestions>;
