import { spokenPlan } from './spoken-plan';

const plan = {
  titulo: 'Carro R$ 60.000,00',
  tipo: 'Paga Metade',
  imagem: '',
  credito: 'R$ 60.000,00',
  linhas: [
    { rotulo: 'Parcela mensal', valor: 'R$ 446,25', destaque: true },
    { rotulo: 'Prazo', valor: '80 meses' },
  ],
};

it('says what is on the sheet, in the same order', () => {
  expect(spokenPlan(plan)).toBe(
    'Resumo do plano. Carro R$ 60.000,00. Paga Metade. Crédito de R$ 60.000,00. Parcela mensal: R$ 446,25. Prazo: 80 meses',
  );
});

it('leaves out what the sheet leaves out', () => {
  const bare = { ...plan, titulo: '', credito: '', linhas: [{ rotulo: 'Prazo', valor: ' ' }] };
  expect(spokenPlan(bare)).toBe('Resumo do plano. Paga Metade');
});
