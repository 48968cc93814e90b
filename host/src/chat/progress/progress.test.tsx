import { screen, within } from '@testing-library/react';
import { renderInConversation } from '../testing/in-conversation';
import { ProgressBar } from './progress';

describe('Progress', () => {
  beforeEach(() => {
    document.title = 'Alvo';
  });

  it('is not there during the greeting', () => {
    renderInConversation(<ProgressBar />, at('host'));

    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(document.title).toBe('Alvo');
  });

  it('lists the four phases, with the present one and those that are done', () => {
    renderInConversation(<ProgressBar />, at('payment'));

    expect(phases()).toEqual(['Simulação, concluída', 'Proposta, concluída', 'Pagamento', 'Conclusão']);
    expect(present()).toEqual(['Pagamento']);
    expect(document.title).toBe('Pagamento | Alvo');
  });

  it('follows the conversation, and announces each change once', () => {
    const { change, spoken } = renderInConversation(<ProgressBar />, at('simulation'));
    expect(present()).toEqual(['Simulação']);

    change(at('proposal'));
    expect(present()).toEqual(['Proposta']);
    expect(document.title).toBe('Proposta | Alvo');

    change(at('host'));
    expect(present()).toEqual(['Proposta']);

    change(at('proposal'));
    expect(spoken()).toEqual(['Etapa 2 de 4: Proposta']);
  });
});

const at = (segment: string) => ({ place: { segment, step: null } });

const phases = () =>
  within(screen.getByRole('list', { name: 'Progresso' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const present = () => screen.getAllByRole('listitem', { current: 'step' }).map(({ textContent }) => textContent);
