import {
  asciiForms,
  type Check,
  checkCardExpiry,
  checkCardHolder,
  checkCardNumber,
  checkCpfCnpj,
  checkInstalments,
  checkSecurityCode,
  type IsoDate,
  type instalmentCounts,
} from '@consorcio/shared/validation';

/** What the card form submits, each field checked. It exists in the frame of the form and in its one request, nowhere else. */
export interface CardFormData {
  numero: string; // 16 digits
  nome: string;
  validade: { month: number; year: number };
  codigo: string; // 3 digits
  documento: string; // CPF or CNPJ, without mask
  parcelas: (typeof instalmentCounts)[number];
}

export type CardField = keyof CardFormData;

/** The order on screen, in which the first wrong field is looked for. */
export const cardFields: readonly CardField[] = ['numero', 'nome', 'validade', 'codigo', 'documento', 'parcelas'];

export type CardTexts = Readonly<Record<CardField, string>>;
export type CardProblems = Readonly<Partial<Record<CardField, string | undefined>>>;

export function wrongFields(problems: CardProblems): readonly CardField[] {
  return cardFields.filter((field) => problems[field] !== undefined);
}

/** A form that the visitor has not filled in yet. */
export const emptyCard: CardTexts = { numero: '', nome: '', validade: '', codigo: '', documento: '', parcelas: '' };

/** SPEC section 5. The name is sent as it is shown: in capitals. */
export function cardChecks(today: IsoDate) {
  return {
    numero: checkCardNumber,
    nome: (typed) => checkCardHolder(typed.toUpperCase()),
    validade: checkCardExpiry(today),
    codigo: checkSecurityCode,
    documento: checkCpfCnpj,
    parcelas: checkInstalments,
  } satisfies { [Field in CardField]: Check<CardFormData[Field]> };
}

/** The text of a field after the repairs that are certain, such as the century of an expiry as cards print it. */
export function repaired(field: CardField, text: string, today: IsoDate): string {
  if (field === 'nome') return text.replace(/ ?, ?$/, '');
  if (field === 'codigo') return asciiForms(text);
  if (field !== 'validade') return text;
  const complete = text.replace(/^\d\d\/(?=\d\d$)/, '$&20');
  return checkCardExpiry(today)(complete).ok ? complete : text;
}

/** Checks the whole form: what is submitted, or what is wrong with it. */
export function readCard(texts: CardTexts, today: IsoDate): { form?: CardFormData; problems?: CardProblems } {
  const checks = cardChecks(today);
  const form: Partial<Record<CardField, unknown>> = {};
  const problems: Record<string, string> = {};
  for (const field of cardFields) {
    const checked = checks[field](texts[field]);
    if (checked.ok) form[field] = checked.value;
    else problems[field] = checked.message;
  }
  return wrongFields(problems).length > 0 ? { problems } : { form: form as unknown as CardFormData };
}
