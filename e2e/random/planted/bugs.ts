import type { PlantedBug } from './plant';

const submissions = 'shared/src/flow/engine/submissions.ts';
const requests = 'shared/src/flow/engine/requests.ts';
const transition = 'shared/src/flow/engine/transition.ts';
const storage = 'host/src/journey/snapshot-storage.ts';
const reader = 'host/src/journey/read-talk.ts';
const exchange = 'host/src/http/answers-between-tabs.ts';
const log = 'host/src/purchases/purchase-log.ts';
const receipt = 'mf-payment/src/methods/card/card-receipt.ts';
const records = 'host/src/purchases/record-purchases.ts';
const stored = 'host/src/purchases/stored-purchases.ts';
const keys = 'host/src/storage/stored-keys.ts';

/** Realistic mistakes, each of which random play must notice. */
export const bugs: readonly PlantedBug[] = [
  {
    name: 'an unknown outcome is sent again before the visitor has read about it',
    tabs: 3,
    edits: {
      [submissions]: [["state === 'sending' || (state === 'unknown' && !told)", "state === 'sending' && !told"]],
    },
  },
  {
    name: 'a submission is not stored before it goes out',
    tabs: 3,
    edits: {
      [requests]: [
        [
          "markSending(draft, request.creates, key, input);\n  return send(draft, step, 'submit',",
          "return send(draft, step, 'submit',",
        ],
      ],
    },
  },
  {
    name: 'a refused repeat closes the attempt before it',
    tabs: 3,
    edits: { [requests]: [["creates.intent, isOpen ? 'unknown' : state, isOpen)", 'creates.intent, state)']] },
  },
  {
    name: 'each attempt has a key of its own',
    tabs: 3,
    edits: {
      [submissions]: [
        ['sceneOf(draft)))}`;\n  const earlier', 'sceneOf(draft)))}` + draft.snapshot.token;\n  const earlier'],
      ],
    },
  },
  {
    name: 'an answer to an earlier question is accepted',
    tabs: 1,
    edits: { [transition]: [["phase.kind === 'waiting' && phase.token === token", "phase.kind === 'waiting'"]] },
  },
  {
    name: 'a write that fails deletes what was stored',
    tabs: 3,
    edits: {
      [storage]: [['if (!isKept) return fail();', 'if (!isKept) {\n        clear();\n        return fail();\n      }']],
    },
  },
  {
    name: 'a cleared storage is not filled again',
    tabs: 3,
    edits: { [storage]: [["if (head === undefined || textAt('head') !== head) written = undefined;", '']] },
  },
  {
    name: 'a conversation with an open payment expires',
    tabs: 3,
    edits: { [reader]: [['> LIFETIME_MS && !isOpen', '> LIFETIME_MS']] },
  },
  {
    name: 'after a kill an answer is in the field of the next question',
    tabs: 1,
    edits: { [reader]: [['if (typed?.messages === messages) return typed.text;', 'if (typed) return typed.text;']] },
  },
  {
    name: 'two tabs pay one purchase at once',
    tabs: 3,
    edits: { [exchange]: [['return purchase === undefined ? admitted()', 'return purchase !== null ? admitted()']] },
  },
  {
    name: 'a tab does not give its answers to the others',
    tabs: 3,
    edits: {
      [exchange]: [
        ['if (call.isSuccess(answer)) stored.set(key, { status: answer.status, data: answer.data });\n', ''],
      ],
    },
  },
  {
    name: 'a payment goes out before it is admitted',
    tabs: 3,
    edits: {
      [exchange]: [
        [
          'guard?.admit(key);\n    return send();',
          'const answer = send();\n    guard?.admit(key);\n    return answer;',
        ],
      ],
    },
  },
  {
    name: 'a failure erases the same payment of another tab',
    tabs: 3,
    edits: { [log]: [['=> envio === undefined || readKnown()[sendOf(chave)] === envio;', '=> true;']] },
  },
  {
    name: 'a tab takes its own payment for that of another tab',
    tabs: 1,
    edits: { [log]: [['if (own) learn({ [sentKey]: own.estado, [sendOf(sentKey)]: envio });', '']] },
  },
  {
    name: 'a charge is forgotten on the day that it is due',
    tabs: 3,
    edits: { [records]: [['Math.max(...dueDates) + AFTER_DUE_MS', 'Math.max(...dueDates)']] },
  },
  {
    name: 'a visit to one brand finds the purchase of another',
    tabs: 3,
    edits: {
      [keys]: [
        [
          'purchasesKey(brandId: string): string {',
          "purchasesKey(brandId: string): string {\n  if (brandId) return 'consorcio.open-purchases';",
        ],
      ],
    },
  },
  {
    name: 'the receipt of a card under review says that it is paid',
    tabs: 1,
    edits: { [receipt]: [['if (!isApproved(journey))', 'if (journey.proposta === undefined)']] },
  },
  {
    name: 'a payment that was approved before a kill is not mentioned',
    tabs: 3,
    edits: { [stored]: [['({ lido }) => lido', "({ estado }) => estado === 'pago'"]] },
  },
];
