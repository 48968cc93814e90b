import { validationMessages } from './messages';
import { moneyFrom } from './money';

/** The smallest monthly or extra income, in cents. SPEC sections 5 and 9. */
export const incomeMinimumInCents = 100_00;

/** Monthly and extra income in integer cents, at least R$ 100,00; 'Valor inválido'. SPEC section 5. */
export const checkIncome = moneyFrom(incomeMinimumInCents, validationMessages.income);
