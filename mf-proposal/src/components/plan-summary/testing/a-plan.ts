import type { PlanSummaryProps } from '../plan-summary';

export function aPlan(overrides: Partial<PlanSummaryProps> = {}): PlanSummaryProps {
  return {
    titulo: 'Carro R$ 60.000,00',
    tipo: 'Paga Metade',
    imagem: 'https://images.example/carro.svg',
    credito: 'R$ 60.000,00',
    linhas: [
      { rotulo: 'Parcela mensal', valor: 'R$ 446,25', destaque: true },
      { rotulo: 'Prazo', valor: '80 meses' },
    ],
    ...overrides,
  };
}
