import { Disc } from './message.styles';

export interface AvatarProps {
  brandName: string;
}

/** The brand's neutral mark: its initial. Decoration; who speaks is said in words. */
export function Avatar({ brandName }: AvatarProps) {
  return <Disc aria-hidden="true">{[...brandName.trim()][0]?.toLocaleUpperCase('pt-BR')}</Disc>;
}
