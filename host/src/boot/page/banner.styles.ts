import { edge } from '@consorcio/shared/ui';
import { css, styled } from 'styled-components';

/** The picture of the partner is beside the text, which stays on the colour of the brand, and fades out towards it. */
const besideText = css`
  min-height: 88px;
  padding-right: 46%;

  img {
    position: absolute;
    inset: 0 0 0 auto;
    width: 46%;
    height: 100%;
    object-fit: cover;
    object-position: var(--banner-focus);
    mask-image: linear-gradient(to right, transparent, #000 50%);
  }
`;

/** Its drawing is in the custom properties of the page (`brandLook`). */
export const Strip = styled.div<{ $hasPicture: boolean }>`
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
    background: var(--banner-motif);
    mask-image: linear-gradient(to right, transparent, #000 65%);
  }

  ${({ $hasPicture }) => $hasPicture && besideText}
`;

export const BannerTitle = styled.p`
  font-size: clamp(1rem, 4.4vw, 1.25rem);
  font-weight: ${({ theme }) => theme.font.weight.heavy};
  line-height: ${({ theme }) => theme.font.lineHeight.tight};
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

export const BannerText = styled.p`
  font-size: clamp(0.75rem, 3.4vw, 0.875rem);
  line-height: 1.35;
  text-wrap: pretty;
`;
