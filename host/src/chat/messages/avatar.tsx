import { Disc } from './message.styles';

export interface AvatarProps {
  brandName: string;
}

/** The initial of the brand. Decoration only: hidden text names the sender. */
export function Avatar({ brandName }: AvatarProps) {
  return <Disc aria-hidden="true">{[...brandName.trim()][0]?.toLocaleUpperCase('pt-BR')}</Disc>;
}
