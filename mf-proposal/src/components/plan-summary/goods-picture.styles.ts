import { styled } from 'styled-components';

/** Reserves the space of the image, so that the layout does not shift when it loads. */
export const GoodsFrame = styled.img`
  flex: none;
  width: clamp(72px, 28%, 128px);
  aspect-ratio: 400 / 260;
  object-fit: contain;
  border-radius: ${({ theme }) => theme.radius.s};
`;
