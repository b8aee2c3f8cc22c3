import { Dialog } from "#app/ui/dialog.tsx";
import { SharingPanel, type SharingPanelProps } from "./sharing-panel.tsx";

interface ShareListDialogProps extends SharingPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Turns sharing on and off, and shows the secret link. */
export function ShareListDialog({ isOpen, onClose, ...rest }: ShareListDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Share this list" description={rest.list.name}>
      <SharingPanel {...rest} />
    </Dialog>
  );
}
