import { Card, Links, Page } from './not-found.styles';

/** Pages of the institutional site. Their true addresses are not known: these are the sandbox's. */
const links = [
  { href: 'https://alvo.example/o-que-e-consorcio', label: 'O que é consórcio' },
  { href: 'https://alvo.example/o-que-comprar', label: 'O que comprar' },
  { href: 'https://alvo.example/como-comprar', label: 'Como comprar' },
  { href: 'https://alvo.example/ajuda', label: 'Preciso de ajuda' },
];

/** Any address that is nobody's. SPEC section 2. */
export function NotFound() {
  return (
    <Page>
      <Card>
        <h1>Página não encontrada</h1>
        <p>Desculpe, mas a página que está procurando não existe ou está inativa.</p>
        <nav aria-label="Para continuar">
          <Links>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </Links>
        </nav>
      </Card>
    </Page>
  );
}
