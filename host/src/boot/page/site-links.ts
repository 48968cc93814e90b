/** The site of the institution, the same for every brand. Its real addresses are unknown: these are the sandbox's. */
const at = (path: string) => `https://www.alvo.example/${path}`;

const basics = { label: 'O que é consórcio', href: at('o-que-e-consorcio') };

/** The menu of a brand that has one. SPEC section 1, `navBar`. */
export const menuLinks = [
  { label: 'Início', href: at('') },
  { label: 'Blog', href: at('blog') },
  basics,
  { label: 'Por que o Alvo', href: at('por-que-o-alvo') },
  { label: 'Vídeos', href: at('videos') },
  { label: 'Perguntas frequentes', href: at('perguntas-frequentes') },
  { label: 'Trabalhe conosco', href: at('trabalhe-conosco') },
];

/** The links of the not-found page. SPEC section 2. */
export const helpLinks = [
  basics,
  { label: 'O que comprar', href: at('o-que-comprar') },
  { label: 'Como comprar', href: at('como-comprar') },
  { label: 'Preciso de ajuda', href: at('ajuda') },
];

export const privacyPolicy = at('politica-de-privacidade');
