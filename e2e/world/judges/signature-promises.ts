import { isDeepStrictEqual } from 'node:util';
import { type GeoLocation, type Journey, proposalRequestSchema } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { formatCep, formatCnpj, formatCpf, formatDate, formatPhone } from '@consorcio/shared/validation';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import { contractJourney, signature } from './question-promises';

/** The proposal of a purchase is sent as signed: with the data of the summary, the confirmed coupon and the first location. */
export class SignatureWatch {
  /** The summary at the signature, as JSON: a line is a text in quotes. Undefined as soon as the signature is asked for again. */
  private signed: string | undefined;
  private geoLocation: GeoLocation | null | undefined;
  private coupon: { readonly code: string; readonly context: string } | undefined;
  private tried = '';

  look({ event, before, after }: Turn): void {
    if (event.type === 'answered' && after !== before && before.place.segment === 'proposal') {
      const { answer } = event;
      const said = `${before.place.step} ${answer.kind === 'option' ? answer.id : answer.kind}`;
      if (said === `${signature} confirmar`) this.sign(after.transcript, before.journey.localizacao, event.at);
      if (said === 'cupom-input typed') this.tried = after.transcript[before.transcript.length]?.text ?? '';
      if (said === 'cupom-apply-url aplicar') this.tried = contractJourney(after).userCupom ?? '';
      if (said === 'cupom-payment-message confirmar')
        this.coupon = { code: this.tried, context: contextOf(after.journey) };
      if (/ (recusar|sem-cupom|nao-usar)$/.test(said)) this.coupon = undefined;
    }
    if (after.phase.kind === 'waiting' && after.place.step === signature) this.signed = undefined;
  }

  goesOut(input: unknown, journey: Journey): void {
    const { signed, coupon, geoLocation } = this;
    const sent = proposalRequestSchema.parse(input);
    const { tipoPessoa, cpfCnpj, logradouro, bairro, cidade, estado } = sent;
    const lines = {
      holder: tipoPessoa === 0 ? 'Pessoa Física' : 'Pessoa Jurídica',
      name: sent.nomeRazao,
      document: tipoPessoa === 0 ? formatCpf(cpfCnpj) : formatCnpj(cpfCnpj),
      date: formatDate(sent.nascimentoFundacao),
      'e-mail': sent.email,
      phone: formatPhone(sent.telefone),
      CEP: formatCep(sent.cep),
      address: `${logradouro}, ${bairro}, ${cidade}/${estado}`,
      number: sent.numero,
      complement: sent.complemento || 'Sem complemento',
    };
    promise(signed !== undefined, 'A proposal is sent without a signature.');
    for (const [name, line] of Object.entries(lines)) {
      const isSigned = line !== '' && signed.includes(JSON.stringify(line)); // an empty line cannot have been read
      promise(isSigned, `A proposal is sent with a ${name} that was not signed.`);
    }
    const code = coupon?.context === contextOf(journey) ? coupon.code : null;
    promise(sent.cupomCodigo === code, `A proposal is sent with the coupon ${sent.cupomCodigo}, not with ${code}.`);
    promise(isDeepStrictEqual(sent.geoLocation, geoLocation), 'A proposal is sent with another location.');
  }

  private sign(transcript: Snapshot['transcript'], known: Journey['localizacao'], at: number): void {
    const summary = transcript.findLast(({ component }) => component?.name === 'data-summary');
    this.signed = JSON.stringify(summary?.component?.props ?? null);
    if (this.geoLocation === undefined) this.geoLocation = known && known.expiraEm > at ? known.geoLocation : null;
  }
}

/** The plan and document for which a coupon was confirmed. */
function contextOf({ planoSelecionado, cpfCnpj }: Journey): string {
  return JSON.stringify([planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj]);
}
