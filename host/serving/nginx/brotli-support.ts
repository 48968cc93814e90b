import { findNginx, type NginxProgram } from './program';

/** What nginx can do with brotli. `option` describes the nginx of another machine: `none`, `built-in`, or the file of the module. */
export async function brotliSupport(
  option: string | undefined,
): Promise<Pick<NginxProgram, 'brotli' | 'brotliModule'>> {
  if (option === 'none') return { brotli: false };
  if (option === 'built-in') return { brotli: true };
  if (option) return { brotli: true, brotliModule: option };
  const { brotli, brotliModule } = (await findNginx()) ?? { brotli: false };
  return { brotli, ...(brotliModule && { brotliModule }) };
}
