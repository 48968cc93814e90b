import type { Failure } from '@consorcio/shared/errors';
import { specialistsOption } from '@consorcio/shared/flow';
import type { SimulationJourney, SimulationScene } from '../state';

/** The data of a lead that can be asked again after a refusal, in the order in which they are asked. */
export const leadFields = ['nome', 'renda', 'email', 'telefone'] as const;
export type LeadField = (typeof leadFields)[number];

/** How a sentence names the field, and the words of the server's reasons that mean it. */
const words: Readonly<Record<LeadField, { readonly name: string; readonly means: RegExp }>> = {
  nome: { name: 'o nome', means: /\bnome\b/i },
  renda: { name: 'a renda', means: /\brenda/i },
  email: { name: 'o e-mail', means: /\be-?mail/i },
  telefone: { name: 'o telefone', means: /telefone|celular/i },
};

/** Asks again for the fields that the reasons name; e-mail and phone if they name none. What was typed stays until then. */
export function askLeadAgain(journey: SimulationJourney, { reasons = [] }: Failure): SimulationJourney {
  const named = leadFields.filter((field) => reasons.some((reason) => words[field].means.test(reason)));
  return { ...journey, leadRecusado: true, aConferir: named.length > 0 ? named : ['email', 'telefone'] };
}

export function isAskedAgain({ aConferir = [] }: SimulationJourney, field: LeadField): boolean {
  return aConferir.includes(field);
}

/** The field was answered again. */
export function confirmField(journey: SimulationJourney, field: LeadField): SimulationJourney {
  const { aConferir, ...rest } = journey;
  return aConferir ? { ...rest, aConferir: aConferir.filter((other) => other !== field) } : journey;
}

/** The lead is saved, or everything is asked again. */
export function forgetRefusal(journey: SimulationJourney): SimulationJourney {
  const { leadRecusado: _refused, aConferir: _fields, ...rest } = journey;
  return rest;
}

/** Asks everything again, as from a new visitor. */
export function forgetVisitor(journey: SimulationJourney): SimulationJourney {
  const {
    nome: _name,
    email: _email,
    telefone: _phone,
    rendaMensalInCents: _income,
    rendaExtraInCents: _extra,
    valorCreditoInCents: _credit,
    ...rest
  } = forgetRefusal(journey);
  return rest;
}

/** The refused fields as a sentence names them: 'o e-mail e o telefone'. */
export function refusedFields({ aConferir = [] }: SimulationJourney): string {
  return new Intl.ListFormat('pt-BR').format(aConferir.map((field) => words[field].name));
}

/** The options of a question of the lead: none, or the specialists while it is asked again. */
export function refusedLeadOptions({ journey }: SimulationScene) {
  return journey.leadRecusado ? [specialistsOption] : [];
}
