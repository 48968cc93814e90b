import { checkCep, formatCep } from '@consorcio/shared/validation';
import { addressBook } from './address-book';
import { proposalAnswer } from './answers';
import { pixAnswer } from './endpoints/payments';
import { laterThanAnyClientInMs, magic, magicValues, slowInMs } from './magic-values';
import { aCardPayment, aCouponRequest, aLead, aPlanReference, aProposta, catalogueAddress } from './testing/builders';
import { type Answer, withSandbox } from './testing/with-sandbox';

const sandbox = withSandbox();
const amountOf = (typed: string) => Number(typed.replaceAll('.', '').replace(',', '.'));
const propose = (overrides: object) => sandbox.post('/api/proposta', aProposta(overrides), 'k');

/** What the product sends if a visitor typed this in a field. */
const sends: Readonly<Record<string, (typed: string) => Promise<Answer>>> = {
  nome: (name) => sandbox.post('/api/lead/validar-palavras', name),
  async crédito(typed) {
    const plans = await sandbox.call('GET', catalogueAddress({ minValor: amountOf(typed), renda: 90_000 }));
    if (plans.status !== 200 || typed !== '77.777,77') return plans;
    return sandbox.post('/api/plano/detalhes', aPlanReference({ bemID: 77_777_772 }));
  },
  renda: (typed) => sandbox.call('GET', catalogueAddress({ renda: amountOf(typed) })),
  async CEP(cep) {
    const found = await sandbox.call('GET', `/api/endereco?cep=${cep}`);
    return found.status === 200 ? propose({ cep: cep.replace('-', '') }) : found;
  },
  cupom: (codigo) => sandbox.post('/api/v1/cupom/validar', aCouponRequest({ codigo })),
  async 'e-mail'(email) {
    if (email.startsWith('lead')) return sandbox.post('/api/lead', aLead({ email }), 'k');
    const proposed = await propose({ email });
    const [method] = /^(pix|boleto)/.exec(email) ?? [];
    if (!method) return proposed;
    const { propostaToken } = proposalAnswer.parse(proposed.json).data;
    const paid = await sandbox.post(`/api/pagamento/${method}`, propostaToken, 'k');
    if (email !== magic.pixWithoutPicture) return paid;
    return sandbox.raw('GET', new URL(pixAnswer.parse(paid.json).data.qrCodeImagemUrl).pathname);
  },
  cartão: (cartaoNumero) => sandbox.post('/api/pagamento/cartao', aCardPayment({ cartaoNumero }), 'k'),
};

it.each(magicValues())('$place: $field $type: $happens', async ({ field, type, happens }) => {
  const outcomes = [];
  for (let time = 0; time < 3; time++) {
    const sent = sends[field]?.(type).then(({ status, json }) => {
      const isRefused = (status >= 400 && status < 500) || Object(json).success === false;
      return isRefused ? 'refused' : status;
    });
    outcomes.push(await sent?.catch(() => 'breaks'));
  }
  expect(outcomes).toEqual(promisedBy(happens));
  const wait = / 6 s\b/.test(happens) ? slowInMs : happens.includes('3 minutes') ? laterThanAnyClientInMs : undefined;
  expect(sandbox.clock.waits.splice(0)[0]).toBe(wait);
});

/** The outcomes of three equal calls, as a row says them. */
function promisedBy(happens: string): readonly unknown[] {
  if (happens.includes('500 the first time')) return [500, 200, 200];
  if (happens.includes('500 the first two times')) return [500, 500, 200];
  if (happens.includes('the connection breaks')) return ['breaks', 200, 200];
  const isRefused = /refuse|not found|no plan/.test(happens);
  const [, status = 200] = /\b(202|500)\b/.exec(happens) ?? [];
  return Array.from({ length: 3 }, () => (isRefused ? 'refused' : Number(status)));
}

it('has a row for each e-mail, CEP, coupon and card', () => {
  const types = magicValues().map(({ type }) => type);
  const texts = Object.values(magic).flatMap((value) =>
    Object.values(typeof value === 'object' ? value : [String(value)]),
  );
  const typed = texts.filter((text) => /@|^[A-Z]|^\d{8,}$/.test(text));
  expect(typed.length).toBeGreaterThan(30);
  for (const text of typed) expect(types).toContain(/^0{5}/.test(text) ? formatCep(text) : text);
});

it('has a complete address in each of the 27 states, and each CEP once, as a visitor may type it', () => {
  const complete = addressBook.filter(({ logradouro, bairro, cidade }) => logradouro && bairro && cidade);
  expect(new Set(complete.map(({ estado }) => estado)).size).toBe(27);
  expect(new Set(addressBook.map(({ cep }) => cep)).size).toBe(addressBook.length);
  for (const { cep } of addressBook) expect(checkCep(cep)).toEqual({ ok: true, value: cep });
});
