import { styled } from 'styled-components';

/** Keeps its place before the image is there, so that nothing jumps. */
export const Picture = styled.span`
  display: block;
  aspect-ratio: 400 / 260;
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
`;

export const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
