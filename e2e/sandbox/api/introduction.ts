import { magicValues } from '../magic-values';

/** What a reader of this API needs before its calls, in Markdown. */
export const introduction =
  () => `The backend of the sales assistant for development and tests: invented figures, real arithmetic, everything in memory.
Below: the magic values, <a href="#operations-tag-The_API_of_the_product">the calls</a> and <a href="#operations-tag-For_tests">the calls
for tests</a>.

- **Key**: the calls under \`/api\` need \`x-api-key: sandbox-key\`. The calls on this page send it. Any origin may call.
- **Errors** are \`{ "errors": ["…"] }\`, in a 400 with one message for each wrong field. Only a refused coupon has another body.
- **Idempotency**: the same \`idempotency-key\` with the same data gets the earlier answer with its status, with other data a 422. A 400 and a 500
  create nothing. Without a key every call creates.
- **Data**: dates are \`yyyy-mm-dd\`; CPF, CNPJ, CEP and phones have no mask; money is in currency units.
- **Start it alone**: \`npx tsx e2e/sandbox/main.ts\`, with \`SANDBOX_PORT\` (4000), \`SANDBOX_API_KEY\`, \`SANDBOX_DIALECT\` (strict or loose) and
  \`HOST=0.0.0.0\` for other machines.
- **What pages report**: [observations](/sandbox/observations.html).

## Magic values

Type these in the product. "The first time" and "a retry" are counted by idempotency key, lookups by CEP, until \`DELETE /sandbox/ledger\`. A
value of the proposal or of the payment has no effect in the lead.

${[...new Set(magicValues().map(({ place }) => place))].map(tableOf).join('\n\n')}`;

const tableOf = (where: string) => `### ${where}

| field | type | what happens |
|---|---|---|
${magicValues()
  .filter(({ place }) => place === where)
  .map(({ field, type, happens }) => `| ${field} | \`${type}\` | ${happens} |`)
  .join('\n')}`;
