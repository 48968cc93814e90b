import { needed } from '@consorcio/shared/journey';
import { defineStep } from '../state';

/** Offers another purchase: the same credit and instalments, or new ones. The itinerary says what it drops. SPEC section 4. */
export const pesquisaAlgoMais = defineStep({
  name: 'pesquisa-algo-mais',
  leadsTo: ['exit:comprar-igual', 'exit:comprar-novo', 'pesquisa-midia'],
  text: ['Foi um prazer planejar esta compra com você! 💚', 'Quer aproveitar e fazer mais uma?'],
  options: ({ journey }) => {
    const { bemCredito, planoMeses, planoValorParcela } = needed(journey.planoSelecionado, 'planoSelecionado');
    return [
      {
        id: 'igual',
        label: 'Sim, igual a esta',
        detail: `${bemCredito.label} em ${planoMeses}x de ${planoValorParcela.label}`,
        to: 'exit:comprar-igual',
        tone: 'primary',
      },
      {
        id: 'novo',
        label: 'Sim, com outros valores',
        detail: 'Você faz uma nova simulação',
        to: 'exit:comprar-novo',
        tone: 'secondary',
      },
      { id: 'nao', label: 'Não, por enquanto é só', to: 'pesquisa-midia', tone: 'quiet' },
    ];
  },
  layout: 'stack',
  example: { right: ['nao', 'igual', 'novo'] },
});
