import { styled } from 'styled-components';

/** Reserves the space of the image, so that the layout does not shift when it loads. */
export const PictureFrame = styled.span`
  display: block;
  aspect-ratio: 400 / 260;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
`;

export const CategoryImage = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
