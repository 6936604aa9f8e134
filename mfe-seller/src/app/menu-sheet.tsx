import { BottomSheet } from '@lapak/ui/bottom-sheet';
import { ConsoleMenu, type ConsoleMenuProps } from './console-menu.tsx';

export interface MenuSheetProps extends ConsoleMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu on a phone. */
export function MenuSheet({ open, onOpenChange, ...menu }: MenuSheetProps) {
  return (
    <BottomSheet open={open} onOpenChange={onOpenChange} title="Menu">
      <ConsoleMenu {...menu} onChosen={() => onOpenChange(false)} />
    </BottomSheet>
  );
}
