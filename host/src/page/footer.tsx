import type { Brand } from '@consorcio/shared/entities';
import { formatCnpj } from '@consorcio/shared/validation';
import { useState } from 'react';
import type { AboutSheet } from './about/about-sheet';
import { Line, TextButton, Whole } from './footer.styles';
import { PrivacyNote } from './privacy-note';

export interface FooterProps {
  brand: Brand;
}

/** The small print of every page: what continuing means, and who stands behind the product. */
export function Footer({ brand }: FooterProps) {
  const { razaoSocial, cnpj, sac } = brand.instituicao;
  const [about, setAbout] = useState<About>();

  async function openAbout() {
    try {
      const { AboutSheet: Sheet } = await import('./about/about-sheet');
      setAbout({ Sheet });
    } catch {
      setAbout('failed');
    }
  }

  return (
    <>
      <PrivacyNote />
      <Line>
        {razaoSocial}, <Whole>CNPJ {formatCnpj(cnpj)} ·</Whole>{' '}
        <TextButton type="button" aria-haspopup="dialog" onClick={openAbout}>
          Sobre
        </TextButton>
      </Line>
      {about === 'failed' && <Line role="alert">Não consegui abrir agora. Fale com o SAC: {sac.telefone}.</Line>}
      {about && about !== 'failed' && <about.Sheet brand={brand} onClose={() => setAbout(undefined)} />}
    </>
  );
}

type About = 'failed' | { readonly Sheet: typeof AboutSheet };
