import { Activity, type ReactNode, useState } from 'react';

interface PersistentPanelsProps<Name extends string> {
  open: Name;
  children: (name: Name) => ReactNode;
}

/** Panels stay, hidden, once they were open: typed words are still in them when somebody comes back. */
export function PersistentPanels<Name extends string>({ open, children }: PersistentPanelsProps<Name>) {
  const [openedNames, setSeen] = useState<readonly Name[]>([open]);
  if (!openedNames.includes(open)) setSeen([...openedNames, open]);
  return openedNames.map((name) => (
    <Activity key={name} mode={name === open ? 'visible' : 'hidden'}>
      {children(name)}
    </Activity>
  ));
}
