import { spokenData } from './spoken-data';

it('reads every line under its title, and says that it can be changed', () => {
  const grupos = [
    { titulo: 'Titular', linhas: [{ rotulo: 'CPF', valor: '529.982.247-25', opcao: 'alterar-cpf-cnpj' }] },
    { titulo: 'Contato', linhas: [{ rotulo: 'Celular', valor: '' }] },
    { titulo: 'Plano', linhas: [{ rotulo: 'Crédito', valor: 'R$ 60.000,00' }] },
  ];
  expect(spokenData({ grupos })).toBe(
    'Resumo do contrato. Titular. CPF: 529.982.247-25. Plano. Crédito: R$ 60.000,00. Cada resposta tem um botão para alterar',
  );
});
