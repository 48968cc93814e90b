import type { Snapshot } from '@consorcio/shared/flow';
import { questionOf } from './contract-questions';
import { promise } from './promises';

/**
 * Nobody is asked twice for what the journey already knows (conversation.md), unless they chose to mend it. Name, document
 * and date are another holder's when the holder changes; the street is another one's when the CEP does. A CEP is known
 * once its address is found.
 */
export class AskedWatch {
  private readonly answered = new Set<string>();

  look(before: Snapshot, { transcript, journey }: Snapshot, asking: readonly string[]): void {
    if (before.phase.kind === 'waiting' || before.phase.kind === 'verifying') {
      const { step } = before.place;
      if (transcript[before.transcript.length]?.sender === 'user') this.answered.add(datumOf(step, before));
      if (journey.cep !== undefined && (step === 'cep-first-input' || step === 'cep-not-found'))
        this.forget(...streets);
    }
    if (before.journey.tipoPessoa !== journey.tipoPessoa) this.forget(...ofHolder);
    for (const step of asking) {
      if (choices.has(step)) continue;
      const mends = journey.correcao !== undefined && questionOf[journey.correcao] === step;
      const isCepOfNowhere = step === questionOf.cep && !journey.endereco;
      promise(
        mends || isCepOfNowhere || !this.answered.has(datumOf(step, { journey })),
        `${step} asks again for what it was told.`,
      );
    }
  }

  private forget(...data: readonly string[]): void {
    for (const datum of data) this.answered.delete(datum);
  }
}

/** Passed over at times, and yet chosen anew: a way to pay may be changed. */
const choices: ReadonlySet<string> = new Set(['payment-options']);
const ofHolder = [questionOf.nome, questionOf['cpf-cnpj'], questionOf.nascimento];
const streets = ['cep-error:rua', 'cep-error:bairro'];

/** What a step asks for: its name says it, but for the one that asks for two things. */
function datumOf(step: string, { journey }: Pick<Snapshot, 'journey'>): string {
  return step === 'cep-error' ? `${step}:${journey.endereco?.logradouro ? 'bairro' : 'rua'}` : step;
}
