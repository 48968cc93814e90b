import { isDeepStrictEqual } from 'node:util';
import { type GeoLocation, type Journey, proposalRequestSchema } from '@consorcio/shared/entities';
import { journeyOf } from '@consorcio/shared/flow';
import { formatCep, formatCnpj, formatCpf, formatDate, formatPhone } from '@consorcio/shared/validation';
import { questions } from '../../../mf-proposal/src/questions/questions';
import type { ProposalJourney } from '../../../mf-proposal/src/state';
import type { Coverage } from '../coverage';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import { isRefusal, type Returned } from './server-watch';

/** The step that shows all data for confirmation. */
const signature = 'proposal-terms';

/** Steps that may ask again although they are sometimes skipped: the visitor may change the payment method, or come back to an open purchase. */
const choices: ReadonlySet<string> = new Set(['payment-options', 'alterar-pagamento', 'compra-aberta']);

const ofTheLead = ['lead-nome', 'basico-valor-renda', 'lead-email', 'lead-telefone'];

/** The visitor is never asked twice for the same data (conversation.md), unless they chose to correct it or the server refused it. */
export class QuestionWatch {
  private readonly answered = new Set<string>();

  look({ before, after }: Turn, entered: Coverage['entered'], returned: Returned | undefined): void {
    const { place, transcript } = before;
    const earlier: ProposalJourney = journeyOf(before, 'proposal');
    const journey: ProposalJourney = journeyOf(after, 'proposal');
    const isAnswered = after.transcript[transcript.length]?.sender === 'user';
    if (isAnswered && place.step !== null) this.answered.add(datumOf(place.step, earlier));
    // A CEP is known once its address is found, and a new one makes the street unknown again.
    if (!journey.endereco) this.forget('cep-first-input');
    if (place.step === 'cep-buscar') this.forget('cep-error:rua', 'cep-error:bairro');
    if (returned?.intent === 'lead' && isRefusal(returned.status)) this.forget(...ofTheLead);
    if (earlier.tipoPessoa !== journey.tipoPessoa) {
      const isForgotten = !journey.nomeRazao && !journey.cpfCnpj && !journey.nascimentoFundacao;
      promise(isForgotten, 'Another holder still has the data of the last one.');
      this.forget('proposal-nome', 'proposal-cpf-cnpj', 'proposal-nascimento');
    }
    const corrected = questions.find(({ id }) => id === journey.correcao)?.step.name;
    for (const { step } of entered) {
      const mayRepeat = !step.known || choices.has(step.name) || step.name === corrected;
      const isNew = mayRepeat || !this.answered.has(datumOf(step.name, journey));
      promise(isNew, `${step.name} asks again for data that the visitor already gave.`);
    }
  }

  private forget(...data: readonly string[]): void {
    for (const datum of data) this.answered.delete(datum);
  }
}

/** The data a step asks for: named after the step, except for the one step that asks for either of two. */
function datumOf(step: string, { endereco }: ProposalJourney): string {
  return step === 'cep-error' ? `${step}:${endereco?.logradouro ? 'bairro' : 'rua'}` : step;
}

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
      const journey: ProposalJourney = journeyOf(after, 'proposal');
      if (said === 'cupom-apply-url aplicar') this.tried = journey.userCupom ?? '';
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

  private sign(transcript: Turn['after']['transcript'], known: Journey['localizacao'], at: number): void {
    const summary = transcript.findLast(({ component }) => component?.name === 'data-summary');
    this.signed = JSON.stringify(summary?.component?.props ?? null);
    if (this.geoLocation === undefined) this.geoLocation = known && known.expiraEm > at ? known.geoLocation : null;
  }
}

/** The plan and document for which a coupon was confirmed. */
function contextOf({ planoSelecionado, cpfCnpj }: Journey): string {
  return JSON.stringify([planoSelecionado?.planoID, planoSelecionado?.bemID, cpfCnpj]);
}
