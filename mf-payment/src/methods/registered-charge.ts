import { dataOf } from '@consorcio/shared/entities';
import { isUnknownOutcome } from '@consorcio/shared/errors';
import { backLabel, endOption, specialistsOption, tryAgainOption } from '@consorcio/shared/flow';
import { needed, salesOf, withPaidPurchase } from '@consorcio/shared/journey';
import { formatCnpj, formatMoney } from '@consorcio/shared/validation';
import * as z from 'zod/mini';
import { paymentOutcome } from '../components/payment-outcome/spoken-outcome';
import {
  dueLabel,
  mayHaveTwoCharges,
  withOpenCharge,
  withPaidCharge,
  withUnansweredCharge,
} from '../journey/open-charges';
import { openPaymentBy, paymentsWithoutOutcome } from '../journey/open-payment';
import { amountLabel, paymentPart } from '../journey/payment';
import { processed, purchased } from '../journey/payment-facts';
import { closePurchase, purchaseNote } from '../journey/purchase';
import { isRepeatSafe, triesWithoutConfirmation } from '../journey/unconfirmed-payment';
import { defineStep, type PaymentJourney, type PaymentScene } from '../state';
import { defineMethod } from './define-method';
import { otherMethodOption } from './method-options';
import type { RegisteredCharge } from './registered-charge-definition';

/** An API that ignores idempotency keys may have registered the repeated request too. */
const payOnlyOne = 'O envio anterior ficou sem resposta: se aparecer outro código para você, pague só um deles.';

/** Declares a method whose charge is registered here, once per proposal, and paid elsewhere. The product does not learn whether it was paid. */
export function defineRegisteredCharge<
  const Id extends string,
  const Name extends string,
  Charge extends { readonly dataVencimento: string },
  Props,
>(method: RegisteredCharge<Id, Name, Charge, Props>) {
  const { id, chargeName, charge, component, payWith, fromMemory, congratulations, receipt } = method;
  const registering = `payment-${id}-options` as const;
  const retrying = `pagamento-${id}-tentar-novamente` as const;
  const path = `/api/pagamento/${id}`;
  const stored = paymentPart(z.object({ [id]: z.optional(charge) }));
  const { isPaid, ...goOn } = method.goOn;
  const chargeOf = (journey: PaymentJourney) => needed(stored.read(journey)[id], id);
  /** The component of a charge and its amount. The administrator receives the first instalment. */
  const componentWith = (find: (scene: PaymentScene) => readonly [Charge, valor: string]) => {
    const props = (scene: PaymentScene) => {
      const [shown, valor] = find(scene);
      const { razaoSocial: beneficiario, cnpj } = scene.brand.instituicao;
      const terms = { valor, vencimento: dueLabel(shown.dataVencimento), beneficiario, cnpj: formatCnpj(cnpj) };
      return component.props(shown, terms);
    };
    return { name: component.name, props, spoken: (scene: PaymentScene) => component.spoken(props(scene)) };
  };

  /** Registers the charge and shows it; a visitor who returns from the bank app sees the same one. SPEC section 4. */
  const registerStep = defineStep({
    name: registering,
    leadsTo: [congratulations.step, 'alterar-pagamento', retrying],
    fetch: {
      waiting: `Gerando ${chargeName}…`,
      input: ({ journey }) => needed(journey.proposta, 'proposta').propostaToken,
      run: async ({ http, signal, idempotencyKey }, propostaToken) => {
        const { data } = await http.post(path, propostaToken, { answer: dataOf(charge), signal, idempotencyKey });
        return data;
      },
      settle: (journey, received) =>
        withOpenCharge(stored.write(journey, { [id]: received }), chargeName, {
          metodo: id,
          vencimento: received.dataVencimento,
          ...payWith(received),
        }),
      facts: (scene) => [processed(scene, id, 'sucesso')],
      settleFailure: (journey, failure, scene) =>
        isUnknownOutcome(failure) && !isRepeatSafe(scene) ? withUnansweredCharge(journey, id) : journey,
      fails: () => retrying,
      creates: {
        intent: id,
        sameAs: (propostaToken) => propostaToken,
        purchase: (_propostaToken, { journey }) =>
          purchaseNote(journey, { metodo: id, nome: chargeName, quita: false }),
      },
    },
    text: ({ journey }) => {
      const [first = '', ...others] = method.text;
      return mayHaveTwoCharges(journey, id) ? [first, payOnlyOne, ...others] : method.text;
    },
    component: componentWith((scene) => [chargeOf(scene.journey), amountLabel(scene)]),
    options: [
      {
        ...goOn,
        to: congratulations.step,
        tone: 'primary',
        record: (journey, { now }) => closePurchase(isPaid ? withPaidCharge(journey, id) : journey, id, now),
        facts: (scene) => [purchased(scene, id)],
      },
      otherMethodOption,
    ],
    example: { right: [goOn.id, 'outra-forma'] },
  });

  /** Shows the charge that an earlier visit, or another tab, has registered. */
  const openStep = defineStep({
    name: `cobranca-${id}`,
    leadsTo: ['exit:cobranca-paga', 'exit:cobranca-vista'],
    text: method.text,
    component: componentWith(({ journey }) => {
      const { codigo, url, vencimento = '', valorInCents } = openPaymentBy(journey, id);
      return [fromMemory({ codigo, url }, vencimento), formatMoney(valorInCents)];
    }),
    options: [
      isPaid
        ? {
            ...goOn,
            to: 'exit:cobranca-paga',
            tone: 'primary',
            record: withPaidPurchase,
            facts: ({ journey }) => salesOf(needed(journey.compraAberta, 'compraAberta')),
          }
        : { ...goOn, to: 'exit:cobranca-vista', tone: 'primary' },
      { id: 'voltar', label: backLabel, to: 'exit:cobranca-vista', tone: 'secondary' },
    ],
    example: { right: [goOn.id, 'voltar'] },
  });

  /** The options appear 500 ms after the text. A retry cannot register a second charge. SPEC sections 8 and 9. */
  const retryStep = defineStep({
    name: retrying,
    leadsTo: [registering, 'alterar-pagamento', 'end'],
    opens: ['specialists'],
    text: (scene) => [method.trouble, [...aboutTheMoney(scene), 'Quer tentar de novo?'].join(' ')],
    options: ({ trouble }) => [
      { ...tryAgainOption, to: registering },
      otherMethodOption,
      specialistsOption,
      // The proposal may have no other method.
      ...((trouble?.times ?? 1) > 1 ? [endOption] : []),
    ],
    example: { right: ['tentar-novamente', 'outra-forma', 'encerrar'], isTrouble: true },
  });

  /** What is known about the money after a failure. A registration without an answer may have been made. */
  function aboutTheMoney({ journey, trouble }: PaymentScene): readonly string[] {
    if (trouble?.uncertain) return [`Mesmo que ${chargeName} tenha sido gerado, nada é cobrado até você pagar.`];
    const mayBeCharged = triesWithoutConfirmation(journey) > 0 || paymentsWithoutOutcome(journey).length > 0;
    return mayBeCharged ? [] : ['Nada foi cobrado.'];
  }

  const congratulationsStep = defineStep({
    name: congratulations.step,
    leadsTo: ['comprovante'],
    text: (scene) => congratulations.text(chargeOf(scene.journey), scene),
    component: paymentOutcome('registrado', congratulations.amount),
  });

  return defineMethod({
    ...method,
    entry: registering,
    steps: [registerStep, openStep, retryStep, congratulationsStep],
    open: openStep.name,
    components: { [component.name]: component.load },
    receipt: ({ journey }) => {
      const registered = chargeOf(journey);
      const vencimento = dueLabel(registered.dataVencimento);
      return {
        isPaid: false,
        situacao: receipt.situacao,
        linhas: [{ termo: 'Vencimento', valor: vencimento }],
        codigo: receipt.codigo(registered),
        passos: receipt.passos(vencimento),
      };
    },
    openCharge: (journey) => (stored.read(journey)[id] === undefined ? undefined : chargeName),
  });
}
