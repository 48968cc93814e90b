import { spokenGroups } from './spoken-lines';

it('reads groups as sentences, without what has no value, and with one dot between two of them', () => {
  const grupos = [
    {
      titulo: 'Titular',
      linhas: [
        { rotulo: 'Razão social', valor: 'Padaria 2 Irmãos Ltda.' },
        { rotulo: 'Complemento', valor: ' ' },
        { rotulo: 'Número', valor: '1578' },
      ],
    },
    { titulo: 'Contato', linhas: [{ rotulo: 'E-mail', valor: '' }] },
  ];
  expect(spokenGroups(grupos)).toBe('Titular. Razão social: Padaria 2 Irmãos Ltda. Número: 1578');
});
