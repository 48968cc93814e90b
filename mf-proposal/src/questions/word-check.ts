import type { WordCheckAnswer } from '@consorcio/shared/entities';
import { checkWords } from '@consorcio/shared/journey';
import { validationMessages } from '@consorcio/shared/validation';

/** The server checks the words of a part of the address. A refusal without a reason says that the field is required. */
export const wordCheck = {
  run: checkWords,
  refusal: ({ success, errorMessage }: WordCheckAnswer) =>
    success ? undefined : errorMessage || validationMessages.required,
};
