import { Disc } from './message.styles';

/** The initial of the brand. Decoration only: hidden text names the sender. */
export function Avatar({ brandName }: { brandName: string }) {
  return <Disc aria-hidden="true">{[...brandName.trim()][0]?.toLocaleUpperCase('pt-BR')}</Disc>;
}
