import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { ClientReportDialogProps } from './client-report-dialog.tsx';

/** Returns a function that opens the dialog for reporting a client, and the dialog while it is open. */
export const useClientReport = (client: ClientReportDialogProps['client']) => {
  const late = useLazyComponent(['clientReport', 'moderation']);
  const [Dialog, setDialog] = useState<ComponentType<ClientReportDialogProps> | null>(null);
  const open = async () => {
    const part = await late(() => import('./client-report-dialog.tsx'));
    if (part) setDialog(() => part.ClientReportDialog);
  };
  const dialog: ReactNode = Dialog && <Dialog client={client} onClose={() => setDialog(null)} />;
  return { open: () => void open(), dialog };
};
