import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inRoot } from './workspace';

const purpose = z.string().check(z.minLength(10));

/** `scripts.json` of a package: why the page may run each script, and who answers for it. */
const scriptListSchema = z.strictObject({
  $comment: z.optional(z.string()),
  owner: z.string().check(z.minLength(3)),
  /**
   * Purposes by what a script is made of, so that a change of code changes no line here: `entry <name>`, the module that an
   * `import()` asks for, or `common` for code that several of these use.
   */
  scripts: z.record(z.string(), purpose),
  /** The purposes of the scripts inside the HTML, in their order there, by page. `*` stands for every page that is not named. */
  inline: z._default(z.record(z.string(), z.array(purpose)), {}),
  /** Scripts of other companies, by the beginning of their address. */
  foreign: z._default(z.record(z.url(), z.strictObject({ owner: z.string(), purpose })), {}),
  /** Other addresses that stand in the scripts, by their beginning, with the reason why they may. No script comes from them. */
  addresses: z._default(z.record(z.string(), purpose), {}),
});
export type ScriptList = z.infer<typeof scriptListSchema>;

/** The committed list of the scripts of a package. */
export function scriptListOf(packageName: string): ScriptList {
  return scriptListSchema.parse(JSON.parse(readFileSync(inRoot(packageName, 'scripts.json'), 'utf8')));
}

/** The name of the list's part for a page: the page itself if the list names it. */
export function inlineGroup({ inline }: Pick<ScriptList, 'inline'>, page: string): string {
  return Object.hasOwn(inline, page) ? page : '*';
}

/** The key of a script inside the HTML. */
export function inlineKey(group: string, index: number): string {
  return `inline ${index + 1} of ${group}`;
}
