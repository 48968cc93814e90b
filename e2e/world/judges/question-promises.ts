import { journeyOf, type Snapshot } from '@consorcio/shared/flow';
import { questions } from '../../../mf-proposal/src/questions/questions';
import type { ProposalJourney } from '../../../mf-proposal/src/state';
import type { Coverage } from '../coverage';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';
import { isRefusal, type Returned } from './received';

/** The step that shows all data for confirmation. */
export const signature = 'proposal-terms';

/** Steps that may ask again although they are sometimes skipped: the visitor may change the payment method, or come back to an open purchase. */
const choices: ReadonlySet<string> = new Set(['payment-options', 'alterar-pagamento', 'compra-aberta']);

const ofTheLead = ['lead-nome', 'basico-valor-renda', 'lead-email', 'lead-telefone'];

/** The journey with the proposal's own data. */
export function contractJourney(snapshot: Pick<Snapshot, 'journey' | 'own'>): ProposalJourney {
  return journeyOf(snapshot, 'proposal');
}

/** The visitor is never asked twice for the same data (conversation.md), unless they chose to correct it or the server refused it. */
export class QuestionWatch {
  private readonly answered = new Set<string>();

  look({ before, after }: Turn, entered: Coverage['entered'], returned: Returned | undefined): void {
    const { place, transcript } = before;
    const earlier = contractJourney(before);
    const journey = contractJourney(after);
    const isAnswered = after.transcript[transcript.length]?.sender === 'user';
    if (isAnswered && place.step !== null) this.answered.add(datumOf(place.step, earlier));
    // A CEP is known once its address is found, and a new one makes the street unknown again.
    if (!journey.endereco) this.forget('cep-first-input');
    if (place.step === 'cep-buscar') this.forget('cep-error:rua', 'cep-error:bairro');
    if (returned?.intent === 'lead' && isRefusal(returned.status)) this.forget(...ofTheLead);
    if (earlier.tipoPessoa !== journey.tipoPessoa) {
      const { nomeRazao, cpfCnpj, nascimentoFundacao } = journey;
      promise(!nomeRazao && !cpfCnpj && !nascimentoFundacao, 'Another holder still has the data of the last one.');
      this.forget('proposal-nome', 'proposal-cpf-cnpj', 'proposal-nascimento');
    }
    const corrected = questions.find(({ id }) => id === journey.correcao)?.stepName;
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
