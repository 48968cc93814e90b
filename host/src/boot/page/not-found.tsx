import { NotFoundCard, NotFoundFrame, NotFoundLinks } from './not-found.styles';
import { helpLinks } from './site-links';

/** The page of any address without a brand. SPEC section 2. */
export function NotFound() {
  return (
    <NotFoundFrame>
      <NotFoundCard>
        <h1>Página não encontrada</h1>
        <p>Desculpe, mas a página que está procurando não existe ou está inativa.</p>
        <nav aria-label="Para continuar">
          <NotFoundLinks>
            {helpLinks.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </NotFoundLinks>
        </nav>
      </NotFoundCard>
    </NotFoundFrame>
  );
}
