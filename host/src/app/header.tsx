import type { Brand } from '@consorcio/shared/entities';
import { Bar, Logo, Mark, Name } from './header.styles';

export interface HeaderProps {
  brand: Brand;
}

/** The brand's bar. Hidden in app mode: the app around us has its own. SPEC section 2. */
export function Header({ brand }: HeaderProps) {
  if (brand.isApp) return null;
  return (
    <Bar>
      <Logo href={brand.siteDomain} aria-label={`${brand.nome}: ir para o site`}>
        <Mark>
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
          >
            <circle cx="12" cy="12" r="9" />
            <circle cx="12" cy="12" r="3.4" fill="currentColor" stroke="none" />
          </svg>
        </Mark>
        <Name>{brand.nome}</Name>
      </Logo>
    </Bar>
  );
}
