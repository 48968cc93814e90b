import type { Journey } from '@consorcio/shared/entities';
import {
  aCatalogueItem,
  aJourney,
  aPlanType,
  aScene,
  componentProps,
  renderWithBrand,
} from '@consorcio/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { simulateAgainCard } from '../../catalogue/simulate-again-card';
import { selectPlan } from '../../journey/select-plan';
import PlanCarousel from './plan-carousel';

const catalogo = [
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

function show({ draft = '', journey = { catalogo } as Partial<Journey> } = {}) {
  const onAnswer = jest.fn();
  const onDraft = jest.fn<void, [string]>();
  const scene = aScene({ journey: aJourney(journey) });
  const view = renderWithBrand(
    <PlanCarousel {...componentProps({ scene, props: undefined, draft, onDraft, onAnswer })} />,
  );
  return { onAnswer, lastDraft: () => onDraft.mock.lastCall?.[0] ?? '', ...view };
}

jest.setTimeout(30_000); // asking by role is slow in jsdom when the machine is busy

const user = userEvent.setup();
const card = () => screen.getByRole('group');
const next = () => user.click(screen.getByRole('button', { name: 'Próximo plano' }));
const previous = () => user.click(screen.getByRole('button', { name: 'Plano anterior' }));
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('a plan card', () => {
  it('is called by its place, its credit and its months', () => {
    show();
    expect(card()).toHaveAccessibleName('Plano 1 de 2: R$\u00a060.000,00 em 80 meses');
    expect(within(card()).getByText('em 80 meses')).toBeVisible();
  });

  it.each([
    [/^Integral R\$\s885,00 por mês$/, 'Taxa de 0,250% a.m. Parcela cheia desde o começo.'],
    [/^Paga Metade R\$\s442,50 por mês$/, 'Taxa de 0,200% a.m. Você paga 50% da parcela até a contemplação.'],
    [/^Paga Reduzida R\$\s619,50 por mês$/, 'Taxa de 0,200% a.m. Parcela reduzida em 30% até a contemplação.'],
  ])('offers %s as a radio, described by fee and meaning', (name, description) => {
    show();
    expect(radio(name)).toHaveAccessibleDescription(description);
    expect(radio(name)).not.toBeChecked();
  });

  it('is the only one that is read and used', async () => {
    show();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await next();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(card()).toHaveAccessibleName('Plano 2 de 2: R$\u00a075.000,00 em 80 meses');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});

describe('the way through the cards', () => {
  it('has no end: after the last comes the first, and the other way round', async () => {
    show();
    const names = [];
    for (const step of [next, next, next, previous, previous]) {
      await step();
      names.push(card().getAttribute('aria-label')?.slice(0, 7));
    }
    expect(names).toEqual(['Plano 2', 'Nova si', 'Plano 1', 'Nova si', 'Plano 2']);
  });

  it('goes by the arrow keys, and the focus goes along', async () => {
    show();
    await user.tab();
    expect(radio(/Integral/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(card()).toHaveAccessibleName(/^Plano 2/);
    expect(radio(/Integral/)).toHaveFocus();
    expect(radio(/Integral/)).not.toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(card()).toHaveAccessibleName('Nova simulação');
    expect(card()).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(card()).toHaveAccessibleName(/^Plano 1/);
  });

  it('leaves the focus on the button that was pressed', async () => {
    show();
    await next();
    expect(screen.getByRole('button', { name: 'Próximo plano' })).toHaveFocus();
  });
});

describe('the button below', () => {
  it('waits for a choice', async () => {
    const { onAnswer } = show();
    expect(screen.getByRole('button', { name: 'CONTINUAR' })).toHaveAttribute('aria-disabled', 'true');
    await press('CONTINUAR');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('goes on with the plan that is ticked on the card in the middle', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Metade/));
    expect(radio(/Paga Metade/)).toBeChecked();
    await press('CONTINUAR');
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'plan', card: 0, plan: 1 }]]);
  });

  it('brings back the card of the plan that is ticked elsewhere', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Paga Reduzida/));
    await next();
    await press('VER MINHA SELEÇÃO');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(radio(/Paga Reduzida/)).toBeChecked();
    expect(screen.getByRole('button', { name: 'CONTINUAR' })).toHaveFocus();
  });

  it('knows one choice alone: another card’s plan takes its place', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Integral/));
    await next();
    await user.click(radio(/Integral/));
    await press('CONTINUAR');
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'plan', card: 1, plan: 0 }]]);
    await previous();
    expect(radio(/Integral/)).not.toBeChecked();
  });

  it('simulates again on the last card, whatever is ticked', async () => {
    const { onAnswer } = show();
    await user.click(radio(/Integral/));
    await previous();
    expect(within(card()).getByText(/nova simulação/i)).toBeVisible();
    await press('SIMULAR NOVAMENTE');
    expect(onAnswer.mock.calls).toEqual([[{ kind: 'simulate-again' }]]);
  });
});

describe('a reload', () => {
  it('finds the same card and the same plan', async () => {
    const first = show();
    await user.click(radio(/Paga Metade/));
    await next();
    const draft = first.lastDraft();
    first.unmount();

    show({ draft });
    expect(card()).toHaveAccessibleName(/^Plano 2/);
    await press('VER MINHA SELEÇÃO');
    expect(radio(/Paga Metade/)).toBeChecked();
  });

  it.each([
    'not json',
    '{"current":9,"selected":null}',
    '{"current":-1,"selected":null}',
    '{"current":0,"selected":{"card":0,"plan":7,"planoID":2102}}',
    '{"current":0,"selected":{"card":0,"plan":1,"planoID":"of another list"}}',
    '"text"',
  ])('begins anew with a draft that does not fit: %s', (draft) => {
    show({ draft });
    expect(card()).toHaveAccessibleName(/^Plano 1/);
    expect(screen.getByRole('button', { name: 'CONTINUAR' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('shows the plan chosen before to whoever comes back for another one', () => {
  const [, item] = catalogo;
  const [plan] = item?.planosTipos ?? [];
  if (!item || !plan) throw new Error('The second card has a plan.');
  show({ journey: selectPlan(aJourney({ catalogo }), { index: 1, card: item, plan }, aScene()) });
  expect(card()).toHaveAccessibleName(/^Plano 2/);
  expect(radio(/Integral/)).toBeChecked();
  expect(screen.getByRole('button', { name: 'CONTINUAR' })).not.toHaveAttribute('aria-disabled');
});

it('still lets the visitor simulate again when there is no plan to show', async () => {
  const { onAnswer } = show({ journey: { catalogo: [] } });
  expect(screen.queryByRole('button', { name: 'Próximo plano' })).not.toBeInTheDocument();
  await press('SIMULAR NOVAMENTE');
  expect(onAnswer).toHaveBeenCalledWith({ kind: 'simulate-again' });
});
