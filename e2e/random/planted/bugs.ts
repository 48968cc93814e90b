type Edit = readonly [before: string, after: string];

/** A realistic mistake. It is never written into the workspace: only the program of a thread is bundled with the changed source. */
export interface PlantedBug {
  /** What the product does wrong. */
  readonly name: string;
  /** The number of tabs in which random play must notice it. */
  readonly tabs: 1 | 3;
  readonly file: string;
  readonly edit: Edit;
}

/** Mistakes, each of which random play must notice: with one tab at least one for each judge. */
export const bugs: readonly PlantedBug[] = [
  ...inTabs(1, {
    'host/src/analytics/translate.ts': {
      'a purchase is counted in cents': ['value: inReais(valorInCents)', 'value: valorInCents'],
    },
    'host/src/journey/itinerary.ts': {
      'the next purchase keeps the proposal of the last one': [
        "resets: ['proposal', 'payment']",
        "resets: ['payment']",
      ],
    },
    'host/src/journey/read-conversation.ts': {
      'after a kill an answer is in the field of the next question': [
        'if (typed?.messages === messages)',
        'if (typed)',
      ],
    },
    'host/src/journey/snapshot-storage.ts': {
      'only the latest messages are stored': [
        'const messages = transcript.length;',
        'const messages = Math.min(transcript.length, 60);',
      ],
    },
    'host/src/journey/steps/error-general.step.ts': {
      'after a second failure only the same is offered again': [
        '(trouble.times ?? 1) < 2',
        '(trouble.times ?? 1) < 99',
      ],
    },
    'host/src/purchases/purchase-log.ts': {
      'a tab takes its own payment for that of another tab': ['if (own) learn({', 'if (false) learn({'],
    },
    'mf-payment/src/journey/payment-facts.ts': {
      'a sale is closed for the price without the coupon': [
        'amountInCents(journey)',
        'amountInCents({ ...journey, cupom: undefined, pagamento: undefined })',
      ],
    },
    'mf-payment/src/methods/card/card-receipt.ts': {
      'the receipt of a card under review says that it is paid': [
        '!isApproved(journey)',
        'journey.proposta === undefined',
      ],
    },
    'mf-payment/src/methods/card/steps/payment-credit-card-select.step.ts': {
      'the number of a card is stored with its payment': [
        '(...payment);',
        '(...payment).then((paid) => ({ ...paid, cartaoAutorizacao: payment[1].numero }));',
      ],
    },
    'mf-proposal/src/questions/holder.ts': {
      'another holder keeps the name of the last one': ['{ ...rest, tipoPessoa }', '{ ...journey, tipoPessoa }'],
      'the same holder is asked for name and document again': [
        'if (journey.tipoPessoa === tipoPessoa) return journey;',
        '',
      ],
    },
    'mf-proposal/src/questions/titular.question.ts': {
      'the summary names another holder': ['holderWords({ tipoPessoa }).holder', 'holderWords({}).holder'],
    },
    'mf-proposal/src/steps/proposal-terms.step.ts': {
      'an expired location is signed': ['localizacao && localizacao.expiraEm > now', 'localizacao'],
    },
    'shared/src/flow/engine/answers.ts': {
      'a failed check loses what was typed': ['keepText(draft);\n    noteFailure', 'noteFailure'],
    },
    'shared/src/flow/engine/messages.ts': {
      'a long conversation drops its first messages': [
        '[...draft.snapshot.transcript, message]',
        '[...draft.snapshot.transcript.slice(-60), message]',
      ],
    },
    'shared/src/flow/engine/requests.ts': {
      'a lead that was created is sent again': ["if (earlier?.state === 'sent') return speak(draft, step, 0);", ''],
    },
    'shared/src/flow/engine/resume.ts': {
      'a reload does not load its segment': ["emit(draft, { type: 'load', segment: place.segment });", ''],
    },
    'shared/src/flow/engine/transition.ts': {
      'an answer to an earlier question is accepted': [
        "phase.kind === 'waiting' && phase.token === token",
        "phase.kind === 'waiting'",
      ],
    },
  }),
  ...inTabs(3, {
    'host/src/http/answers-between-tabs.ts': {
      'two tabs pay one purchase at once': ['purchase === undefined ? admitted()', 'purchase !== null ? admitted()'],
      'a tab does not give its answers to the others': [
        'if (call.isSuccess(answer)) stored.set',
        'if (!answer) stored.set',
      ],
      'a payment goes out before it is admitted': [
        'guard?.admit(key);\n    return send();',
        'const answer = send();\n    guard?.admit(key);\n    return answer;',
      ],
    },
    'host/src/journey/read-conversation.ts': {
      'a conversation with an open payment expires': ['> LIFETIME_MS && !isOpen', '> LIFETIME_MS'],
    },
    'host/src/journey/snapshot-storage.ts': {
      'a write that fails deletes what was stored': [
        'if (!isKept) return fail();',
        'if (!isKept) return clear(), fail();',
      ],
      'a cleared storage is not filled again': ["head === undefined || textAt('head') !== head", 'false'],
    },
    'host/src/purchases/purchase-log.ts': {
      'a failure erases the same payment of another tab': [
        '=> envio === undefined || readKnown()[sendOf(chave)] === envio;',
        '=> true;',
      ],
    },
    'host/src/purchases/record-purchases.ts': {
      'a charge is forgotten on the day that it is due': [
        'Math.max(...dueDates) + AFTER_DUE_MS',
        'Math.max(...dueDates)',
      ],
    },
    'host/src/purchases/stored-purchases.ts': {
      'a payment that was approved before a kill is not mentioned': [
        '({ lido }) => lido',
        "({ estado }) => estado === 'pago'",
      ],
    },
    'host/src/storage/stored-keys.ts': {
      'a visit to one brand finds the purchase of another': [
        'purchasesKey(brandId: string): string {',
        "purchasesKey(brandId: string): string {\n  if (brandId) return 'consorcio.open-purchases';",
      ],
    },
    'mf-payment/src/methods/card/card-payment.ts': {
      'a card without an answer is forgotten': ["cartaoSituacao === 'incerto' ||", ''],
    },
    'shared/src/flow/engine/requests.ts': {
      'a submission is not stored before it goes out': [
        "markSending(draft, request.creates, key, input);\n  return send(draft, step, 'submit',",
        "return send(draft, step, 'submit',",
      ],
      'a refused repeat closes the attempt before it': [
        "creates.intent, isOpen ? 'unknown' : state, isOpen)",
        'creates.intent, state)',
      ],
    },
    'shared/src/flow/engine/submissions.ts': {
      'an unknown outcome is sent again before the visitor has read about it': [
        "(state === 'unknown' && !told)",
        'false',
      ],
      'each attempt has a key of its own': [
        'sceneOf(draft)))}`;\n  const earlier',
        'sceneOf(draft)))}` + draft.snapshot.token;\n  const earlier',
      ],
    },
  }),
];

/** Mistakes by file and name. */
function inTabs(
  tabs: PlantedBug['tabs'],
  byFile: Readonly<Record<string, Readonly<Record<string, Edit>>>>,
): readonly PlantedBug[] {
  return Object.entries(byFile).flatMap(([file, edits]) =>
    Object.entries(edits).map(([name, edit]) => ({ name, tabs, file, edit })),
  );
}
