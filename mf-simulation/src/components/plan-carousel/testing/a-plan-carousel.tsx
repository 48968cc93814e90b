import type { Journey } from '@consorcio/shared/entities';
import { aCatalogueItem, aJourney, aPlanType, aScene } from '@consorcio/shared/testing';
import { componentProps, renderWithBrand } from '@consorcio/shared/testing/page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simulateAgainCard } from '../../../plans/cards-to-show';
import PlanCarousel from '../plan-carousel';
import { planLabels } from '../plan-words';

export const catalogo = [
  aCatalogueItem({
    planosTipos: [
      aPlanType({ planoTaxaAdmMensal: 0.25 }),
      aPlanType({ planoID: 2102, tipoPlanoID: 'CREDITO_PAGAMETADE', valorParcela: 442.5 }),
      aPlanType({ planoID: 2103, tipoPlanoID: 'PARCELA_REDUZIDA', valorParcela: 619.5 }),
    ],
  }),
  aCatalogueItem({ bemValor: 75_000, planosTipos: [aPlanType({ planoID: 2201, valorParcela: 1_106.25 })] }),
  simulateAgainCard('CARRO'),
];

/** Shows two cards with a plan, and the one that simulates again; `lastDraft` is what a reload would restore. */
export function show({ draft = '', journey = { catalogo } }: { draft?: string; journey?: Partial<Journey> } = {}) {
  const onAnswer = jest.fn();
  const onDraft = jest.fn<void, [string]>();
  const onSay = jest.fn();
  const scene = aScene({ journey: aJourney(journey) });
  const view = renderWithBrand(
    <PlanCarousel {...componentProps({ scene, props: undefined, draft, onDraft, onAnswer, onSay })} />,
  );
  return { onAnswer, onSay, lastDraft: () => onDraft.mock.lastCall?.[0] ?? '', ...view };
}

export const user = userEvent.setup();
export const currentCard = () => screen.getByRole('group');
export const next = () => user.click(screen.getByRole('button', { name: planLabels.next }));
export const previous = () => user.click(screen.getByRole('button', { name: planLabels.previous }));
export const radio = (name: RegExp) => screen.getByRole('radio', { name });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
