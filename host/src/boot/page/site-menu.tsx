import { Icon } from '@consorcio/shared/ui';
import { useId, useRef, useState } from 'react';
import { useWindowEvent } from '../../chat/hooks/use-window-event';
import { menuLinks } from './site-links';
import { Links, Nav, Toggle } from './site-menu.styles';

/**
 * The links to the institution's site: a row on wide pages, behind a button on narrow ones. They open in another tab, so that the
 * visitor does not lose the conversation.
 */
export function SiteMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hint = `${id}-hint`;

  function close() {
    setIsOpen(false);
    button.current?.focus(); // the focused link is hidden now
  }

  // On the whole page: Safari does not focus a button that was clicked, so the menu may not have the focus.
  function handleElsewhere({ target }: Event) {
    if (target instanceof Node && !nav.current?.contains(target)) setIsOpen(false);
  }
  useWindowEvent('pointerdown', handleElsewhere, { isActive: isOpen });
  useWindowEvent('focusin', handleElsewhere, { isActive: isOpen });
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close(), { isActive: isOpen });

  return (
    <Nav ref={nav} aria-label="Menu do site">
      <Toggle ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon d={isOpen ? 'm6 6 12 12M6 18 18 6' : 'M4 7h16M4 12h16M4 17h16'} />
        Menu
      </Toggle>
      <Links id={id}>
        {menuLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-describedby={hint} onClick={close}>
              {label}
            </a>
          </li>
        ))}
      </Links>
      <span id={hint} hidden>
        Abre em outra aba
      </span>
    </Nav>
  );
}
