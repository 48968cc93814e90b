import { isDeepStrictEqual } from 'node:util';
import {
  type GeoLocation,
  type Journey,
  type ProposalRequest,
  proposalRequestSchema,
} from '@consorcio/shared/entities';
import type { Answer, Snapshot } from '@consorcio/shared/flow';
import { formatCep, formatCnpj, formatCpf, formatDate, formatPhone } from '@consorcio/shared/validation';
import { contractJourney, contractSteps, nextOfContract, signature } from './contract-questions';
import { promise } from './promises';

/**
 * The next question is the first one whose answer is unknown, then the signature. A visitor who corrects one answer is asked only for
 * that one, unless a failure made the conversation start again meanwhile.
 */
export function promiseNextQuestion(before: Snapshot, after: Snapshot): void {
  const { place, phase } = after;
  const journey = contractJourney(after);
  if (journey.tipoPessoa !== contractJourney(before).tipoPessoa) {
    const { nomeRazao, cpfCnpj, nascimentoFundacao } = journey;
    promise(!nomeRazao && !cpfCnpj && !nascimentoFundacao, 'Another holder still has the data of the last one.');
  }
  if (phase.kind !== 'waiting' || before.phase === phase || !contractSteps.has(place.step)) return;
  const due = nextOfContract(journey);
  const isDue = place.step === due || place.step === nextOfContract({ ...journey, correcao: undefined });
  promise(isDue, `The conversation waits at ${place.step}, but ${due} is the next question.`);
}

/** A proposal is sent as it was signed: with the data of the summary, the confirmed coupon and the location at the signature. */
export class SignatureWatch {
  /** The summary at the signature. Undefined as soon as the signature is asked for again. */
  private signed: string | undefined;
  private geoLocation: GeoLocation | 'undecided' | null = 'undecided';
  private coupon: { readonly code: string; readonly context: string } | undefined;
  private tried = '';

  /** The visitor's answer was accepted. */
  answered(answer: Answer, at: number, before: Snapshot, after: Snapshot): void {
    const { transcript } = after;
    const journey = contractJourney(after);
    const { step, segment } = before.place;
    if (segment !== 'proposal') return;
    const id = answer.kind === 'option' ? answer.id : undefined;
    if (step === signature && id === 'confirmar') {
      this.signed = shownIn(transcript);
      if (this.geoLocation === 'undecided') {
        const { localizacao } = before.journey;
        this.geoLocation = localizacao && localizacao.expiraEm > at ? localizacao.geoLocation : null;
      }
    }
    if (step === 'cupom-input' && answer.kind === 'typed')
      this.tried = transcript[before.transcript.length]?.text ?? '';
    if (step === 'cupom-apply-url' && id === 'aplicar') this.tried = journey.userCupom ?? '';
    if (step === 'cupom-payment-message' && id === 'confirmar')
      this.coupon = { code: this.tried, context: contextOf(journey) };
    else if (id === 'recusar' || id === 'sem-cupom' || id === 'nao-usar') this.coupon = undefined;
  }

  /** A coupon and the location of a signature are valid for one purchase. */
  saleIsClosed(): void {
    this.coupon = undefined;
    this.geoLocation = 'undecided';
  }

  look({ place, phase }: Snapshot): void {
    if (phase.kind === 'waiting' && place.step === signature) this.signed = undefined;
  }

  goesOut(input: unknown, journey: Journey): void {
    const sent = proposalRequestSchema.parse(input);
    const { signed, coupon } = this;
    promise(signed !== undefined, 'A proposal is sent without a signature.');
    for (const [name, value] of readFrom(sent)) {
      const line = JSON.stringify(value);
      const isSigned = signed.includes(partsOfLine.has(name) ? line.slice(1, -1) : line);
      promise(isSigned, `A proposal is sent with a ${name} that was not signed.`);
    }
    const code = coupon && coupon.context === contextOf(journey) ? coupon.code : null;
    promise(sent.cupomCodigo === code, `A proposal is sent with the coupon ${sent.cupomCodigo}, not with ${code}.`);
    promise(isDeepStrictEqual(sent.geoLocation, this.geoLocation), 'A proposal is sent with another location.');
  }
}

/** The last summary as JSON: a line is a text in quotes. */
function shownIn(transcript: Snapshot['transcript']): string {
  const summary = transcript.findLast(({ component }) => component?.name === 'data-summary');
  return JSON.stringify(summary?.component?.props ?? null);
}

/** Data that share a line. */
const partsOfLine: ReadonlySet<string> = new Set(['street', 'neighbourhood', 'town', 'state']);

/** The lines of a summary that belong to a proposal. An empty value cannot have been shown. */
function readFrom(sent: ProposalRequest): readonly (readonly [name: string, shown: string])[] {
  const { nomeRazao, tipoPessoa, cpfCnpj, nascimentoFundacao, email, telefone, cep, logradouro, numero, bairro } = sent;
  return [
    ['holder', tipoPessoa === 0 ? 'Você' : 'Sua empresa'],
    ['name', nomeRazao],
    ['document', tipoPessoa === 0 ? formatCpf(cpfCnpj) : formatCnpj(cpfCnpj)],
    ['date', formatDate(nascimentoFundacao)],
    ['e-mail', email],
    ['phone', formatPhone(telefone)],
    ['CEP', formatCep(cep)],
    ['street', logradouro || 'nothing'],
    ['number', numero || 'nothing'],
    ['complement', sent.complemento || 'Sem complemento'],
    ['neighbourhood', bairro || 'nothing'],
    ['town', sent.cidade],
    ['state', sent.estado],
  ];
}

/** The plan and document for which a coupon was confirmed. */
function contextOf({ planoSelecionado, cpfCnpj }: Journey): string {
  return JSON.stringify([planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj]);
}
