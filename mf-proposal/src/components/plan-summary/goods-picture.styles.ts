import { styled } from 'styled-components';

/** Takes its space before it has loaded, so that nothing jumps. */
export const Picture = styled.img`
  flex: none;
  width: clamp(72px, 28%, 128px);
  aspect-ratio: 400 / 260;
  object-fit: contain;
  border-radius: ${({ theme }) => theme.radius.s};
`;
