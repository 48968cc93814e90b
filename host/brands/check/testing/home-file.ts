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

export const kmv = {
  ...home,
  id: 'kmv',
  routes: ['/kmv'],
  nome: 'Km',
  campanhaId: 11,
  compraId: 12,
  empresaId: 13,
  logo: { ...home.logo, sign: 'M3 3h18v18H3z' },
  siteDomain: 'https://www.km.example/',
  titulo: 'Km e Alvo',
};
