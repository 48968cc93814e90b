import type { Brand } from '@consorcio/shared/entities';
import { theme } from '@consorcio/shared/theme';
import { edge } from '@consorcio/shared/ui';
import { styled } from 'styled-components';

type Motif = NonNullable<Brand['banner']>['motif'];

const { primary: ground, primaryDeep: ink } = theme.color;

/** Half a pixel between two stops makes a smooth edge. */
const motifs = {
  rings: `repeating-radial-gradient(circle at 84% 112%, #0000 0 11px, ${ink} 11.5px 21px, #0000 21.5px 22px)`,
  rays: `repeating-conic-gradient(from -7.5deg at 76% 124%, ${ink} 0 7.5deg, #0000 7.7deg 15deg)`,
  stripes: `repeating-linear-gradient(115deg, ${ink} 0 12px, #0000 12.5px 27px, ${ink} 27.5px)`,
  dots: [0, 8].map((at) => `radial-gradient(${ink} 3.5px, #0000 4px) ${at}px ${at}px / 16px 16px`).join(),
  waves: [wave(ink, 44), wave(ground, 27), wave(ink, 10)].join(),
  steps: [0, 16, 32, 48]
    .map((at) => `conic-gradient(from -90deg at 32px 16px, ${ink} 25%, #0000 0) ${-at}px ${at}px / 64px 64px`)
    .join(),
} as const satisfies Record<Motif, string>;

export const Strip = styled.div<{ $motif: Motif }>`
  position: relative;
  z-index: 0;
  display: grid;
  align-content: center;
  min-height: 76px;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.l};
  overflow: hidden;
  color: ${({ theme }) => theme.color.onPrimary};
  background: ${({ theme }) => theme.color.primary};
  border-radius: ${({ theme }) => theme.radius.l};
  ${edge}

  &::before {
    position: absolute;
    inset: 0 0 0 auto;
    z-index: -1;
    width: min(70%, 360px);
    content: '';
    background: ${({ $motif }) => motifs[$motif]};
    mask-image: linear-gradient(to right, transparent, #000 65%);
  }
`;

export const Title = styled.p`
  font-size: clamp(1rem, 4.4vw, 1.25rem);
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

export const Text = styled.p`
  font-size: clamp(0.75rem, 3.4vw, 0.875rem);
  line-height: 1.35;
  text-wrap: pretty;
`;

/** The area below a wavy line: its crests are circles, and its troughs are circles cut out of a block. */
function wave(colour: string, y: number): string {
  return (
    `radial-gradient(23px at 50% 32px, ${colour} 98%, #0000) -36px ${y}px / 72px 100% repeat-x,` +
    `radial-gradient(23px at 50% -14px, #0000 98%, ${colour}) 0 ${y + 18}px / 72px 100% repeat-x`
  );
}
