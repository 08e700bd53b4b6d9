import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { pathInLanguage } from '#kernel/language.ts';
import { useStringsSource } from '#web/strings.tsx';
import { isOurPage } from './find-route.ts';
import { useNavigation } from './navigation.tsx';
import type { NavigateOptions } from './navigator.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & NavigateOptions;

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  !event.currentTarget.target;

/** A link within Giewel has a real address first, and navigates without a reload where the browser can. */
export const Link = ({ href = '', replace, stay, onClick, children, ...rest }: LinkProps) => {
  const { navigate, prefetch } = useNavigation();
  const { language } = useStringsSource();
  // A path that is no page of ours is fetched like any link: the server knows best.
  const isOurs = isOurPage(href);
  const warm = isOurs ? () => prefetch(href) : undefined;
  return (
    <a
      href={isOurs ? pathInLanguage(language, href) : href}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onClick={(event) => {
        onClick?.(event);
        if (!isOurs || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(href, { replace, stay });
      }}
      {...rest}
    >
      {children}
    </a>
  );
};
