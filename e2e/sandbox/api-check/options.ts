import { parseArgs } from 'node:util';
import { brandAt } from '../../pages/fixtures/brands';
import { defaultApiKey } from '../sandbox';

/** What `pnpm check api` asks, and as whom. */
export interface CheckOptions {
  /** The base address of the API, without a slash at its end. */
  readonly address: string;
  readonly apiKey: string;
  readonly empresaId: number;
  readonly cep: string;
  /** In currency units. */
  readonly credit: number;
  /** The origin of the page that will call the API. */
  readonly origin: string;
  /** The origin of the payment segment, whose card form sends the card. */
  readonly paymentOrigin: string;
  /** A lead that exists: the plan details are only asked for with one. */
  readonly lead?: string;
}

export const apiCheckUsage = `pnpm check api <address> [options]
  --key <key>         the API key (also API_KEY)
  --company <id>      the empresaId of a partner
  --cep <8 digits>    a CEP that the API knows
  --credit <amount>   a credit for a car that has plans, such as 60000
  --origin <origin>   the origin of the page that will call the API
  --payment-origin <origin>
                      the origin of the payment segment, whose card form sends the card
  --lead <id>         a lead that exists: asks for the details of a plan too`;

/** Reads the arguments. It throws a sentence if they are wrong. */
export function readOptions(args: readonly string[], { API_KEY }: NodeJS.ProcessEnv): CheckOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { key: text, company: text, cep: text, credit: text, origin: text, 'payment-origin': text, lead: text },
  });
  const [address, ...others] = positionals;
  if (address === undefined || others.length > 0) throw new Error('Name one address, such as https://api.example.com.');
  return {
    address: webAddress(address, 'The address').href.replace(/\/$/, ''),
    apiKey: values.key || API_KEY || defaultApiKey,
    empresaId:
      values.company === undefined ? brandAt('/').empresaId : numberIn(values.company, '--company', /^\d{1,9}$/),
    cep: matching(values.cep ?? '01310100', '--cep', /^\d{5}-?\d{3}$/).replace('-', ''),
    credit: numberIn(values.credit ?? '60000', '--credit', /^\d{1,9}(\.\d{1,2})?$/),
    origin: webAddress(values.origin ?? 'http://localhost:3000', '--origin').origin,
    paymentOrigin: webAddress(values['payment-origin'] ?? 'http://localhost:3003', '--payment-origin').origin,
    ...(values.lead !== undefined && { lead: matching(values.lead, '--lead', /^\S+$/) }),
  };
}

function webAddress(text: string, what: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`${what} is "${text}", but it must begin with http:// or https://.`);
}

function matching(text: string, option: string, form: RegExp): string {
  if (form.test(text)) return text;
  throw new Error(`${option} is "${text}", which is not in its form.`);
}

function numberIn(text: string, option: string, form: RegExp): number {
  return Number(matching(text, option, form));
}
