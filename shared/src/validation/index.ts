/** Every rule for typed answers (SPEC section 5). Pure functions: no React, no DOM, no server. */
export * from './card';
export { checkCep, formatCep } from './cep';
export { accept, type Check, type Checked, refuse } from './checked';
export { checkCnpj, checkCpf, checkCpfCnpj, formatCnpj, formatCpf, isCnpj, isCpf } from './cpf-cnpj';
export { checkCredit, creditRange } from './credit';
export { checkBirthDate, checkFoundationDate, formatDate, type IsoDate, isoDate } from './date';
export { checkEmail } from './email';
export { type GoodsType, goodsTypes, type PlanTypeCode, planTypeCodes } from './goods';
export { answerHints } from './hints';
export { validationMessages } from './messages';
export { checkIncome, formatMoney, formatNumber, moneyMaximumInCents } from './money';
export { checkNome, checkNomeContrato } from './names';
export { checkPhone, formatPhone, phoneToE164 } from './phone';
export { checkRequiredText } from './text';
export { asciiForms } from './tidy';
