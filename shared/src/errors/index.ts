export { AppError, type AppErrorDetails, type ErrorCode, errorCodes } from './app-error';
export { type Failure, isUnknownOutcome, isWithoutAnswer, toFailure } from './failure';
export { isAboutTheBody, isDataRefused, isRefused } from './refusal';
export { isKnownSentence, saysReason, serverSentences } from './says-sentence';
