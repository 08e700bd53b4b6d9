import { Activity, type ReactNode, useState } from 'react';

interface KeptPanelsProps<Name extends string> {
  open: Name;
  children: (name: Name) => ReactNode;
}

/** Panels that stay, hidden, once they were open: what was typed in one is there when somebody comes back to it. */
export function KeptPanels<Name extends string>({ open, children }: KeptPanelsProps<Name>) {
  const [seen, setSeen] = useState<readonly Name[]>([open]);
  if (!seen.includes(open)) setSeen([...seen, open]);
  return seen.map((name) => (
    <Activity key={name} mode={name === open ? 'visible' : 'hidden'}>
      {children(name)}
    </Activity>
  ));
}
