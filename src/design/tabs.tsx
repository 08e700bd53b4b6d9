import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { nextIndexForKey } from './next-index-for-key.ts';
import styles from './tabs.module.css';
import { useIsHydrated } from './use-is-hydrated.ts';

export interface TabItemData<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  /** It cannot be chosen, but may be open all the same. */
  disabled?: boolean;
  /** With an address the tab is a link: it works before the script, and the address decides. */
  href?: string;
}

interface TabsProps<Value extends string> {
  label: string;
  items: readonly TabItemData<Value>[];
  /** Set where the address or a parent decides which tab is open; otherwise the tabs decide. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** All tabs share the whole line in equal widths. */
  stretch?: boolean;
  /** On phones the list reaches the edges of the screen. */
  bleed?: boolean;
  /** Lower and without the accent's mark, where a row of places above has one. */
  quiet?: boolean;
  className?: string | undefined;
  /** Puts the list into a bar of the page's own. */
  renderList?: (list: ReactNode) => ReactNode;
  /** Renders the open tab's content. */
  children: (value: Value) => ReactNode;
}

/**
 * Arrow keys choose at once among buttons. Among links they only move: each opened address is a step in the
 * history, so Enter or Space opens it, and passing one leaves no trace.
 */
const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const focusedIndex = tabs.findIndex((tab) => tab === document.activeElement);
  const isLink = tabs[focusedIndex] instanceof HTMLAnchorElement;
  const next =
    isLink && event.key === ' '
      ? focusedIndex
      : nextIndexForKey(event.key, focusedIndex, tabs.length, 'horizontal');
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  if (!isLink || next === focusedIndex) tabs[next]?.click();
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, stretch, bleed, quiet, className, renderList, children } = props;
  const id = useId();
  const [ownValue, setOwn] = useState(items[0]?.value);
  const selected = value ?? ownValue;
  const list = useRef<HTMLDivElement>(null);
  // If not all tabs fit, the open one is scrolled to the middle.
  useEffect(() => {
    const tab = list.current?.querySelector(`[id="${id}-${selected}"]`);
    if (!list.current || !tab) return;
    const [row, open] = [list.current, tab].map((element) => element.getBoundingClientRect());
    if (row && open) list.current.scrollLeft += open.left + open.width / 2 - row.left - row.width / 2;
  }, [id, selected]);
  const choose = (nextValue: Value) => {
    setOwn(nextValue);
    onChange?.(nextValue);
  };
  const tabList = (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={classNames(
        styles.list,
        stretch && styles.stretch,
        bleed && styles.bleed,
        quiet && styles.quiet,
        className,
      )}
      onKeyDown={moveByKey}
    >
      {items.map((item) => (
        <Tab key={item.value} id={id} item={item} isSelected={item.value === selected} choose={choose} />
      ))}
    </div>
  );
  return (
    <>
      {renderList ? renderList(tabList) : tabList}
      {selected && (
        <div
          role="tabpanel"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected}`}
          className={styles.panel}
        >
          {children(selected)}
        </div>
      )}
    </>
  );
}

interface TabProps<Value extends string> {
  id: string;
  item: TabItemData<Value>;
  isSelected: boolean;
  choose: (value: Value) => void;
}

function Tab<Value extends string>({ id, item, isSelected, choose }: TabProps<Value>) {
  // Arrow keys need the script, so before it every link must be in the tab order.
  const isLive = useIsHydrated();
  const shared = {
    role: 'tab',
    id: `${id}-${item.value}`,
    'aria-selected': isSelected,
    'aria-controls': isSelected ? `${id}-panel` : undefined,
    tabIndex: isSelected || (!isLive && item.href !== undefined) ? 0 : -1,
    className: styles.tab,
    onClick: () => choose(item.value),
  };
  const isDisabled = item.disabled === true;
  const face = (
    <>
      {item.label}
      {item.count != null && <span className={styles.count}>{item.count}</span>}
    </>
  );
  // A link cannot be disabled, so a disabled tab is a button.
  return item.href === undefined || isDisabled ? (
    <button type="button" {...shared} disabled={isDisabled}>
      {face}
    </button>
  ) : (
    <Anchor href={item.href} stay {...shared}>
      {face}
    </Anchor>
  );
}
