import type { LinkPreview } from '../preview-state';
import { PanelCard, PreviewPanel } from './panel.styles';

export interface LinkCardProps {
  link: LinkPreview;
  nome: string;
}

/** A link to the brand as chats and social networks show it. */
export function LinkCard({ link: { title, description, address, picture }, nome }: LinkCardProps) {
  return (
    <PreviewPanel aria-labelledby="link">
      <h2 id="link">Link preview</h2>
      <PanelCard lang="pt-BR">
        <img src={picture} alt={`${nome}: what a shared link shows`} width={1200} height={630} />
        <div>
          <small>{address.replace(/^https:\/\/|\/$/g, '')}</small>
          <strong>{title}</strong>
          <p>{description}</p>
        </div>
      </PanelCard>
    </PreviewPanel>
  );
}
