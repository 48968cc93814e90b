import { spokenPlan } from './spoken-plan';
import { aPlan } from './testing/a-plan';

it('says what is on the sheet, in the same order', () => {
  expect(spokenPlan(aPlan())).toBe(
    'Resumo do plano. Carro R$ 60.000,00. Paga Metade. Crédito de R$ 60.000,00. Parcela mensal: R$ 446,25. Prazo: 80 meses',
  );
});

it('leaves out what the sheet leaves out', () => {
  const bare = aPlan({ titulo: '', credito: '', linhas: [{ rotulo: 'Prazo', valor: ' ' }] });
  expect(spokenPlan(bare)).toBe('Resumo do plano. Paga Metade');
});
