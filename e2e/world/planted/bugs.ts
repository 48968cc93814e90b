/**
 * Realistic mistakes, as `what it is: file: before → after`. Play in one tab must notice each of them: there is at least one for each
 * judge, except that of cards, of which a page knows nothing.
 */
export const inOneTab: readonly string[] = [
  'an event holds the e-mail without a hash: host/src/telemetry/analytics/translate.ts: hashed(email, normalEmail) → email',
  "the next purchase keeps the proposal of the last one: host/src/talk/itinerary.ts: 'proposal', 'payment' → 'payment'",
  'a reload loses what is typed: host/src/memory/tab-memory.ts: draft: snapshot.draft.slice(0, MAX_DRAFT) → draft: snapshot.draft.slice(0, 0)',
  'a reload loses the first message of a long conversation: host/src/memory/tab-form.ts: earlier?.slice(0, found.earlier) → earlier?.slice(1, found.earlier)',
  'after a second failure only the same is offered again: host/src/talk/steps/error-general.step.ts: (trouble.times ?? 1) < 2 → true',
  'a tab takes its own payment for that of another tab: host/src/memory/purchase-log.ts: if (own) learn → if (false) learn',
  'a sale is closed for the price without the coupon: mf-payment/src/journey/payment-facts.ts: amountInCents(journey) → amountInCents({ ...journey, cupom: undefined, pagamento: undefined })',
  'the receipt of a card under review says that it is paid: mf-payment/src/methods/card/card.ts: !isApproved(journey) → !journey.proposta',
  'another holder keeps the name of the last one: mf-proposal/src/questions/holder.ts: { ...rest, tipoPessoa } → { ...journey, tipoPessoa }',
  'the same holder is asked for name and document again: mf-proposal/src/questions/holder.ts: journey.tipoPessoa === tipoPessoa → false',
  'the summary names another holder: mf-proposal/src/questions/titular.question.ts: holderWords({ tipoPessoa }) → holderWords({})',
  'an expired location is signed: mf-proposal/src/steps/proposal-terms.step.ts: localizacao && localizacao.expiraEm > now → localizacao',
  'a failed check loses what was typed: shared/src/flow/engine/answers.ts: keepText(draft);\n    noteFailure → noteFailure',
  'a long conversation drops its first messages: shared/src/flow/engine/messages.ts: ...draft.snapshot.transcript, message → ...draft.snapshot.transcript.slice(-60), message',
  'what a page that is left hears is a failure: shared/src/flow/driver/calls.ts: if (!presence || !isWithoutAnswer(failure)) → if (failure)',
  'a page that wakes tells of the call that was dropped: host/src/platform/presence.ts: wasAway: () => signs > before → wasAway: () => signs < before',
  "a lead that was created is sent again: shared/src/flow/engine/requests.ts: if (earlier?.state === 'sent') return speak → if (false) return speak",
  "a reload does not load its segment: shared/src/flow/engine/resume.ts: emit(draft, { type: 'load', segment: place.segment }); → ",
  'an answer to an earlier question is accepted: shared/src/flow/engine/transition.ts: && phase.token === token → ',
];

/** Mistakes that play in several tabs must notice. */
export const inSeveralTabs: readonly string[] = [
  'two tabs pay one purchase at once: host/src/memory/answers-between-tabs.ts: purchase === undefined ? → purchase !== null ?',
  'a tab does not give its answers to the others: host/src/memory/answers-between-tabs.ts: if (call.isSuccess(answer)) stored.set → if (!answer) stored.set',
  'a payment goes out before it is admitted: host/src/memory/answers-between-tabs.ts: guard?.admit(key);\n    return send(); → const answer = send();\n    guard?.admit(key);\n    return answer;',
  'a conversation with an open payment expires: host/src/memory/tab-form.ts: !isOpen && isOver → isOver',
  'a write that fails deletes what was stored: host/src/memory/tab-memory.ts: || fits(transcript.length);\n → || fits(transcript.length);\n    if (!isKept) record.forget();',
  'a reload forgets what a tab knows of payments: host/src/memory/tab-form.ts: z.catch(z.record(z.string(), z.string()), {}) → z.catch(z.record(z.string(), z.never()), {})',
  'a failure erases the same payment of another tab: host/src/memory/purchase-log.ts: envio === undefined || tab.known()[sendOf(chave)] === envio → true',
  'a charge is forgotten on the day that it is due: host/src/memory/record-purchases.ts: + AFTER_DUE_MS → ',
  "a payment that was approved before a kill is not mentioned: host/src/memory/stored-purchases.ts: ({ lido }) => lido → ({ estado }) => estado === 'pago'",
  "a visit to one brand finds the purchase of another: host/src/memory/stored-purchases.ts: keys.purchases(brandId) → keys.purchases(brandId && 'any')",
  "a card without an answer is forgotten: mf-payment/src/methods/card/card-payment.ts: cartaoSituacao === 'incerto' || → ",
  "a submission is not stored before it goes out: shared/src/flow/engine/requests.ts: markSending(draft, request.creates, key, input);\n  return send(draft, step, 'submit' → return send(draft, step, 'submit'",
  "a refused repeat closes the attempt before it: shared/src/flow/engine/requests.ts: isOpen ? 'unknown' : state, isOpen → state",
  "an unknown outcome is sent again before the visitor has read about it: shared/src/flow/engine/submissions.ts: (state === 'unknown' && !told) → false",
  'each attempt has a key of its own: shared/src/flow/engine/submissions.ts: const key = → const key = draft.snapshot.token +',
];
