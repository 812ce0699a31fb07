import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { MenuProps } from "./anchored-menu.tsx";

interface MenuButtonProps {
  readonly className: string;
  readonly label: string;
  readonly title?: string;
  /** Fetches the menu's code. */
  readonly load: () => Promise<ComponentType<MenuProps>>;
  readonly children: ReactNode;
}

/**
 * A button that opens a menu. The menu's code is fetched when the visitor turns to the button; if it
 * can't be had, the next press tries again.
 */
export function MenuButton({ className, label, title, load, children }: MenuButtonProps) {
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);

  const prepare = () =>
    load().then(
      (component) => setMenu(() => component),
      () => setIsOpen(false),
    );

  return (
    <div ref={container}>
      <button
        ref={button}
        type="button"
        className={`menu-button ${className}`}
        title={title}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setIsOpen(!isOpen);
          void prepare();
        }}
      >
        {children}
      </button>
      {isOpen && Menu && <Menu button={button} container={container} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
