export const home = {
  id: 'home',
  routes: ['/'],
  nome: 'Alvo Consórcio',
  campanhaId: 1,
  compraId: 2,
  empresaId: 3,
  tema: { background: '#f3f6f4', primaryBackground: '#0b6b4f', primaryForeground: '#ffffff' },
  logo: { sign: 'M12 3 21 21H3z', frame: 'tile', lettering: 'plain' },
  siteDomain: 'https://www.alvo.example/',
  titulo: 'Alvo',
};

/** `first` is the number before its own ones. */
export const partnerOf = (id: string, nome: string, first: number, sign: string) => ({
  ...home,
  id,
  routes: [`/${id}`],
  nome,
  ...{ campanhaId: first + 1, compraId: first + 2, empresaId: first + 3 },
  logo: { ...home.logo, sign },
  siteDomain: `https://www.${nome.toLowerCase()}.example/`,
  titulo: `${nome} e Alvo`,
});
export const kmv = partnerOf('kmv', 'Km', 10, 'M3 3h18v18H3z');
