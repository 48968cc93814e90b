import { aChosenJourney, aJourney } from '@consorcio/shared/testing';
import { screen } from '@testing-library/react';
import { renderInConversation } from '../testing/in-conversation';
import { Summary } from './summary';
import { WideSummary } from './wide-summary';

const aside = () => screen.getByRole('complementary', { name: 'Resumo da sua escolha' });

describe('Summary', () => {
  it('invites a visitor who has chosen nothing', () => {
    renderInConversation(<Summary />);

    expect(aside()).toHaveTextContent('Sua escolha');
    expect(aside()).toHaveTextContent('conte o que quer conquistar');
  });

  it('fills with the conversation, and announces nothing', () => {
    const { change, spoken } = renderInConversation(<Summary />);

    change({ journey: aJourney(), place: { segment: 'simulation', step: 'lead-credit-value' } });
    expect(aside()).toHaveTextContent('Sua escolha, JoanaCarro');
    expect(aside()).toHaveTextContent('quando você escolher um plano');

    change({ journey: aChosenJourney(), place: { segment: 'proposal', step: 'proposal-terms' } });
    expect(aside()).toHaveTextContent(/Integral ?Crédito de R\$ 60\.000,00/);
    expect(aside()).toHaveTextContent('Etapa 2 de 4: Proposta');
    expect(spoken()).toEqual([]);
  });
});

describe('WideSummary', () => {
  const matchMedia = (matches: boolean) => {
    window.matchMedia = jest.fn(
      () => ({ matches, addEventListener: jest.fn(), removeEventListener: jest.fn() }) as never,
    );
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'matchMedia');
  });

  it('is beside the conversation on a wide page', async () => {
    matchMedia(true);
    renderInConversation(<WideSummary />);

    expect(await screen.findByRole('complementary')).toBeVisible();
  });

  it('is left out on a narrow page', () => {
    matchMedia(false);
    renderInConversation(<WideSummary />);

    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
