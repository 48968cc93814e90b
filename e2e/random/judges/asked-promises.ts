import type { Snapshot } from '@consorcio/shared/flow';
import type { ProposalJourney } from '../../../mf-proposal/src/state';
import { contractJourney, correctionStep } from './contract-questions';
import { promise } from './promises';

/**
 * The visitor is never asked twice for the same data (conversation.md), unless they chose to correct it. A new holder type
 * makes name, document and date unknown again; a new CEP makes the street unknown again. A CEP counts as known once its
 * address is found.
 */
export class AskedWatch {
  private readonly answered = new Set<string>();

  look(before: Snapshot, after: Snapshot, asking: readonly string[]): void {
    const { transcript } = after;
    const earlier = contractJourney(before);
    const journey = contractJourney(after);
    if (before.phase.kind === 'waiting' || before.phase.kind === 'verifying') {
      const { step } = before.place;
      const isAnswered = transcript[before.transcript.length]?.sender === 'user';
      if (step !== null && isAnswered) this.answered.add(datumOf(step, earlier));
      if (journey.cep !== undefined && (step === 'cep-first-input' || step === 'cep-not-found'))
        this.forget(...streets);
    }
    if (earlier.tipoPessoa !== journey.tipoPessoa) this.forget(...ofHolder);
    for (const step of asking) {
      if (choices.has(step)) continue;
      const isCorrected = correctionStep(journey) === step;
      const isUnknownCep = step === 'cep-first-input' && !journey.endereco;
      promise(
        isCorrected || isUnknownCep || !this.answered.has(datumOf(step, journey)),
        `${step} asks again for data that the visitor already gave.`,
      );
    }
  }

  /** The server refused the data of the lead, so they may be asked again. */
  leadIsRefused(): void {
    this.forget(...ofLead);
  }

  private forget(...data: readonly string[]): void {
    for (const datum of data) this.answered.delete(datum);
  }
}

/** Steps that may ask again although they are sometimes skipped: the visitor may change the payment method, or come back to an open purchase. */
const choices: ReadonlySet<string> = new Set(['payment-options', 'alterar-pagamento', 'compra-aberta']);
const ofLead = ['lead-nome', 'basico-valor-renda', 'lead-email', 'lead-telefone'];
const ofHolder = ['proposal-nome', 'proposal-cpf-cnpj', 'proposal-nascimento'];
const streets = ['cep-error:rua', 'cep-error:bairro'];

/** The data a step asks for: named after the step, except for the one step that asks for either of two. */
function datumOf(step: string, { endereco }: ProposalJourney): string {
  return step === 'cep-error' ? `${step}:${endereco?.logradouro ? 'bairro' : 'rua'}` : step;
}
