import { findNginx, type NginxProgram } from './program';

/** The nginx that serves. It has a `command` when it is on this machine. */
export type ServingNginx = Omit<NginxProgram, 'command'> & Partial<Pick<NginxProgram, 'command'>>;

/** The nginx of this machine, or the one that `brotli` describes: `none`, `built-in`, or the file of the module. */
export async function servingNginx(brotli: string | undefined): Promise<ServingNginx> {
  if (brotli === 'none') return { brotli: false };
  if (brotli === 'built-in') return { brotli: true };
  if (brotli) return { brotli: true, brotliModule: brotli };
  return (await findNginx()) ?? { brotli: false };
}
