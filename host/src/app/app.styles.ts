import { styled } from 'styled-components';

/** Header and talk share the visible height; the talk scrolls inside. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.page};
`;
