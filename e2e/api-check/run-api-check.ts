import { checkApi, isUsable } from './check-api';
import { apiCheckUsage, readOptions } from './options';
import { reportLines } from './report-lines';

interface Outcome {
  /** 0: the conversation could go on; 1: it could not; 2: nothing could be checked. */
  readonly code: 0 | 1 | 2;
  readonly lines: readonly string[];
}

/** `pnpm api:check` with these arguments. */
export async function runApiCheck(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args, environment);
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error), '', apiCheckUsage] };
  }
  try {
    const reports = await checkApi(options);
    return { code: isUsable(reports) ? 0 : 1, lines: reportLines(reports) };
  } catch (error) {
    return { code: 2, lines: [sentenceOf(error)] };
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
