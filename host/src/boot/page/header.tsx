import type { Brand } from '@consorcio/shared/entities';
import { HeaderBar } from './header.styles';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';

/** The brand's bar. Absent in app mode: the app has its own. SPEC section 2. */
export function Header({ brand }: { brand: Brand }) {
  if (brand.isApp) return null;
  return (
    <HeaderBar>
      <Logo brand={brand} />
      {brand.navBar && <SiteMenu />}
    </HeaderBar>
  );
}
