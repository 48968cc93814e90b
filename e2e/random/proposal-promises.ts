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

/** Who mends one datum is asked for that one, and then stands before the signature again. */
export class ContractWatch {
  private answered = false;
  /** The talk began anew while something was being mended: that is then no longer owed. */
  private restarted = false;

  look(before: Snapshot, after: Snapshot): void {
    const { place, phase, transcript } = after;
    const journey = contractJourney(after);
    const earlier = contractJourney(before);
    if (
      before.place.segment === 'proposal' &&
      contractSteps.has(before.place.step) &&
      before.place.step !== signature
    ) {
      this.answered ||= transcript[before.transcript.length]?.sender === 'user';
    }
    if (journey.tipoPessoa !== earlier.tipoPessoa) {
      const { nomeRazao, cpfCnpj, nascimentoFundacao } = journey;
      promise(!nomeRazao && !cpfCnpj && !nascimentoFundacao, 'Another holder has the data of the one before.');
    }
    if (journey.correcao !== earlier.correcao) this.restarted = false;
    this.restarted ||= place.segment === 'simulation';
    if (phase.kind !== 'waiting' || before.phase === phase) return;
    const wasAnswered = this.answered;
    this.answered = false;
    if (place.segment !== 'proposal' || place.step === 'cep-not-found') return;
    if (!wasAnswered && !contractSteps.has(place.step)) return;
    const due = nextOfContract(journey);
    if (this.restarted && place.step === nextOfContract({ ...journey, correcao: undefined })) return;
    promise(place.step === due, `The talk waits at ${place.step}, but ${due} is due.`);
  }
}

/** A proposal goes out as it was signed: what the summary showed, with the coupon that was confirmed, from where they were. */
export class SignatureWatch {
  /** What the summary showed when it was signed. Void as soon as the signature is asked for again. */
  private signed: string | undefined;
  private geoLocation: GeoLocation | 'undecided' | undefined = 'undecided';
  private coupon: { readonly code: string; readonly context: string } | undefined;
  private tried = '';

  /** The visitor answered, and the answer was taken. */
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
        this.geoLocation = localizacao && localizacao.expiraEm > at ? localizacao.geoLocation : undefined;
      }
    }
    if (step === 'cupom-input' && answer.kind === 'typed')
      this.tried = transcript[before.transcript.length]?.text ?? '';
    if (step === 'cupom-apply-url' && id === 'aplicar') this.tried = journey.userCupom ?? '';
    if (step === 'cupom-payment-message' && id === 'confirmar')
      this.coupon = { code: this.tried, context: contextOf(journey) };
    else if (id === 'recusar' || id === 'sem-cupom' || id === 'nao-usar') this.coupon = undefined;
  }

  /** A coupon is good for one purchase, and so is where it was signed. */
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
    promise(signed !== undefined, 'A proposal goes out that nobody signed.');
    for (const [name, value] of readFrom(sent)) {
      const line = JSON.stringify(value);
      const isSigned = signed.includes(partsOfLine.has(name) ? line.slice(1, -1) : line);
      promise(isSigned, `A proposal goes out with another ${name} than was signed.`);
    }
    const code = coupon && coupon.context === contextOf(journey) ? coupon.code : null;
    promise(sent.cupomCodigo === code, `A proposal goes out with the coupon ${sent.cupomCodigo}, not with ${code}.`);
    promise(isDeepStrictEqual(sent.geoLocation, this.geoLocation), 'A proposal goes out from somewhere else.');
  }
}

/** All that the last summary says, as JSON: a line is a text in quotes. */
function shownIn(transcript: Snapshot['transcript']): string {
  const summary = transcript.findLast(({ component }) => component?.name === 'data-summary');
  return JSON.stringify(summary?.component?.props ?? null);
}

/** Data that share a line. */
const partsOfLine: ReadonlySet<string> = new Set(['street', 'neighbourhood', 'town', 'state']);

/** What a summary says of a proposal, datum by datum. An empty datum is one nobody could read. */
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

/** What a coupon was confirmed for. */
function contextOf({ planoSelecionado, cpfCnpj }: Journey): string {
  return JSON.stringify([planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj]);
}
