import { defineStep, specialistsOption } from '@consorcio/shared/flow';

/** No Pix came. The way on comes 500 ms after the bad news; asking again cannot register a second one. SPEC sections 8, 9. */
export const pagamentoPixTentarNovamente = defineStep({
  name: 'pagamento-pix-tentar-novamente',
  leadsTo: ['payment-pix-options', 'alterar-pagamento'],
  opens: ['specialists'],
  text: ['Tivemos um problema para gerar o PIX!', 'Nada foi cobrado. Quer tentar de novo?'],
  options: [
    { id: 'tentar-novamente', label: 'Tentar novamente', to: 'payment-pix-options', tone: 'primary' },
    { id: 'outra-forma', label: 'Pagar de outra forma', to: 'alterar-pagamento', tone: 'secondary' },
    specialistsOption,
  ],
});
