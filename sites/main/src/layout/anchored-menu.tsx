import { Menu } from "@base-ui/react/menu";
import type { FocusEvent, ReactNode, RefObject } from "react";

export interface MenuProps {
  /** What opened the menu; it lies below it and gives it the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Where the menu is put into the page: right behind the button, so that Tab finds its way. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface AnchoredMenuProps extends MenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** An open menu below its button. */
export function AnchoredMenu({ button, container, onClose, label, children }: AnchoredMenuProps) {
  function change(isOpen: boolean, { reason, event }: Menu.Root.ChangeEventDetails): void {
    const isOnButton = event.target instanceof Node && button.current?.contains(event.target);
    // The button closes the menu itself, once it hears of the same press.
    if (!isOpen && !(reason === "outside-press" && isOnButton)) onClose();
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    const stays = currentTarget.contains(relatedTarget) || relatedTarget === button.current;
    if (relatedTarget && !stays) onClose();
  }

  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={change}
      onOpenChangeComplete={() => settleFocus(container.current)}
    >
      <Menu.Portal container={container}>
        <Menu.Positioner className="menu-positioner" anchor={button} align="end" sideOffset={8}>
          <Menu.Popup className="menu" finalFocus={button} aria-label={label} onBlur={closeWhenLeft}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/**
 * Begins at the chosen item, or the first. Guards around the menu are for those at the end of the page: beside
 * its button it needs none, and they would be places for the focus that no screen reader knows of.
 */
function settleFocus(container: HTMLElement | null): void {
  container?.querySelector<HTMLElement>("[aria-checked=true], [role=menuitem]")?.focus();
  for (const guard of container?.querySelectorAll("[data-base-ui-focus-guard]") ?? []) {
    guard.setAttribute("tabindex", "-1");
  }
}
