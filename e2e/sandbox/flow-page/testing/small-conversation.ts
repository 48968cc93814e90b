import { defineSegment, defineStep, type FlowCheckInput, specialistsOption } from '@consorcio/shared/flow';
import { hostPlaces } from '@consorcio/shared/testing';
import * as z from 'zod/mini';

const host = defineSegment({
  name: 'host',
  entry: 'abertura',
  exits: ['comprar'],
  steps: [
    defineStep({
      name: 'abertura',
      leadsTo: ['exit:comprar', 'error-general'],
      fetch: {
        input: () => ({}),
        run: ({ http, signal }) => http.get('/hc', { answer: z.unknown(), signal }),
        settle: (journey) => journey,
      },
    }),
    defineStep({
      name: 'error-general',
      leadsTo: ['back-to-trouble', 'end'],
      opens: ['specialists'],
      text: 'Algo deu <b>errado</b>.',
      options: [{ id: 'volta', label: 'Voltar', to: 'back-to-trouble' }, specialistsOption],
    }),
  ],
});

const shop = defineSegment({
  name: 'shop',
  entry: 'pergunta',
  exits: ['outra-vez'],
  steps: [
    defineStep({
      name: 'pergunta',
      leadsTo: ['pedido', 'pedido'],
      text: ({ journey }) => [`Oi, ${journey.nome}!`, 'Qual é o seu nome?'],
      input: {
        kind: 'name',
        label: 'Seu nome',
        hint: 'Só letras',
        check: (typed) => ({ ok: true, value: typed }),
        verify: {
          run: ({ http, signal }, answer: string) => http.post('/api/nome', answer, { answer: z.unknown(), signal }),
          refusal: () => undefined,
        },
      },
    }),
    defineStep({
      name: 'pedido',
      leadsTo: ['despedida', 'pergunta', 'error-general'],
      fetch: {
        input: () => ({}),
        run: ({ http, signal }) => http.post('/api/pedido', {}, { answer: z.unknown(), signal }),
        settle: (journey) => journey,
        creates: { intent: 'pedido', sameAs: () => 'um' },
      },
    }),
    defineStep({
      name: 'despedida',
      leadsTo: ['end', 'exit:outra-vez'],
      text: () => {
        throw new Error('The seeded journey has no such order.');
      },
    }),
  ],
});

/** Two segments with every kind of way: on, back, by an exit, into trouble and to the end. */
export const smallConversation: FlowCheckInput = {
  segments: [host, shop],
  itinerary: { 'host:comprar': { segment: 'shop' }, 'shop:outra-vez': { segment: 'host' } },
  places: hostPlaces,
  start: 'host:abertura',
};
