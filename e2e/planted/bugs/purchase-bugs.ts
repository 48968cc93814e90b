import type { PlantedBug } from '../planted-bug';

const exchange = 'host/src/http/answers-between-tabs.ts';
const log = 'host/src/purchases/purchase-log.ts';
const receipt = 'mf-payment/src/methods/card/card-receipt.ts';
const records = 'host/src/purchases/record-purchases.ts';
const stored = 'host/src/purchases/stored-purchases.ts';
const keys = 'host/src/storage/stored-keys.ts';

/** Mistakes in what tabs and later visits know of a purchase. */
export const purchaseBugs: readonly PlantedBug[] = [
  {
    name: 'two tabs pay one purchase at once',
    world: 'tabs',
    edits: { [exchange]: [['return purchase === undefined ? admitted()', 'return purchase !== null ? admitted()']] },
  },
  {
    name: 'a tab does not give its answers to the others',
    world: 'tabs',
    edits: {
      [exchange]: [
        ['if (call.isSuccess(answer)) stored.set(key, { status: answer.status, data: answer.data });\n', ''],
      ],
    },
  },
  {
    name: 'a payment goes out before it is admitted',
    world: 'tabs',
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
    world: 'tabs',
    edits: { [log]: [['=> envio === undefined || readKnown()[sendOf(chave)] === envio;', '=> true;']] },
  },
  {
    name: 'a tab takes its own payment for that of another tab',
    world: 'tabs',
    edits: { [log]: [['if (own) learn({ [sentKey]: own.estado, [sendOf(sentKey)]: envio });', '']] },
  },
  {
    name: 'a charge is forgotten on the day that it is due',
    world: 'tabs',
    edits: { [records]: [['Math.max(...dueDates) + AFTER_DUE_MS', 'Math.max(...dueDates)']] },
  },
  {
    name: 'a visit to one brand finds the purchase of another',
    world: 'tabs',
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
    world: 'journeys',
    edits: { [receipt]: [['if (!isApproved(journey))', 'if (journey.proposta === undefined)']] },
  },
  {
    name: 'a payment that was approved before a kill is not mentioned',
    world: 'journeys',
    edits: { [stored]: [['({ lido }) => lido', "({ estado }) => estado === 'pago'"]] },
  },
];
