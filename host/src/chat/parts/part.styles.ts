import { keyframes, styled } from 'styled-components';

export const PartFrame = styled.div`
  min-width: 0;
  outline: none;
`;

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** As tall as most parts, so that the layout shifts little when they load. */
export const Loading = styled.div`
  height: 180px;
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;

export const PartFailure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.m};
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space.l} ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.l};
`;
